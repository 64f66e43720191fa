import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { commonFailure, type ZipAccount } from '@/domain/reports/zip/zip-account';
import { useReportErrorText } from '@/features/reports/use-report-error-text';

import type { ZipState } from './zip-state';

interface ZipMessageProps {
  readonly state: ZipState;
  readonly account: ZipAccount;
}

/** What became of the zip as a whole. */
export function ZipMessage({ state, account }: ZipMessageProps) {
  const { t } = useTranslation();
  const reasonOf = useReportErrorText('final');
  const { phase, savedAs, error } = state;
  const { total, included, failed, pending } = account;
  const done = included.length;
  if (phase === 'not-started' || phase === 'not-saved') {
    return (
      <Alert color="red" role="alert" title={t(`zip.problem.${phase}`)}>
        {error !== null && reasonOf(error)}
      </Alert>
    );
  }
  if (phase === 'choosing') return <Text role="status">{t('zip.choosing')}</Text>;
  if (phase === 'stopped') {
    const text = done === 0 ? t('zip.stoppedAtOnce') : t('zip.stopped', { done, total });
    return <Text role="status">{text}</Text>;
  }
  if (phase === 'saving') return <Text role="status">{t('zip.saving')}</Text>;
  if (savedAs !== '') {
    return <Text role="status">{t('zip.saved', { done, total, file: savedAs })}</Text>;
  }
  const reason = commonFailure(account);
  if (reason !== null) {
    return (
      <Alert color="red" role="alert" title={t('zip.nothingDone')}>
        {reason}
      </Alert>
    );
  }
  const isWithoutCandidate = failed.length + pending.length === 0;
  return (
    <Alert color="yellow" role="alert">
      {isWithoutCandidate ? t('zip.noCandidate') : t('zip.nothingDone')}
    </Alert>
  );
}
