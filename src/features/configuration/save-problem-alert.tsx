import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ApiError } from '@/lib/api-error';
import { useErrorText } from '@/ui/use-error-text';

import type { SaveProblem } from './use-administration';

/** Whether the server may have stored the data without saying so. */
function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && ['timeout', 'contract'].includes(error.kind);
}

/** What was not saved, why, and what was (issue 8, Nothing is lost). */
export function SaveProblemAlert({ problem }: { readonly problem: SaveProblem }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (problem.kind === 'ignored') {
    const labels = problem.keys.map((key) => t(`configuration.label.${key}`)).join(', ');
    return (
      <Alert color="orange" role="alert" title={t('configuration.ignoredTitle')}>
        {t('configuration.ignored', { labels })}
      </Alert>
    );
  }
  const { part, error, isConfigurationSaved } = problem;
  const isWrite = part !== 'reload';
  const reason =
    isWrite && isUnconfirmed(error) ? t('configuration.unconfirmed') : errorText(error);
  return (
    <Alert color="red" role="alert" title={t(`configuration.failedPart.${part}`)}>
      {reason} {isConfigurationSaved && t('configuration.doneConfiguration')}
    </Alert>
  );
}
