import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { commonFailure, type ZipAccount } from '@/domain/reports/zip/zip-account';

import { OutcomeList } from './outcome-list';
import type { ZipState } from './zip-state';

interface ZipNotesProps {
  readonly state: ZipState;
  readonly account: ZipAccount;
}

/**
 * Everything that is not as asked for: an ended session, missing reports and what is missing in the others
 * (docs/promises.md D10, D11).
 */
export function ZipNotes({ state, account }: ZipNotesProps) {
  const { t } = useTranslation();
  const { isSessionOver, unrecorded } = state;
  const { failed, empty, included } = account;
  // The message of the whole says the reason.
  const isSaidOnce = state.phase === 'ended' && commonFailure(account) !== null;
  const remarked = included.filter(({ reason }) => reason !== '');
  return (
    <>
      {isSessionOver && (
        <Alert color="red" role="alert">
          {t('zip.sessionOver')}
        </Alert>
      )}
      {unrecorded > 0 && (
        <Alert color="yellow" role="note">
          {t('zip.unrecorded', { count: unrecorded })}
        </Alert>
      )}
      {empty.length > 0 && <Text size="sm">{t('zip.empty', { count: empty.length })}</Text>}
      {isSaidOnce ? (
        <Text size="sm">{t('zip.failed', { count: failed.length })}</Text>
      ) : (
        <OutcomeList title={t('zip.failed', { count: failed.length })} outcomes={failed} />
      )}
      <OutcomeList title={t('zip.remarked', { count: remarked.length })} outcomes={remarked} />
    </>
  );
}
