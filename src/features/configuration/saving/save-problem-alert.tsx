import { Alert } from '@mantine/core';

import { FailureAlert } from '@/ui/errors/failure-alert';
import { useErrorText } from '@/ui/errors/use-error-text';

import { mayBeStored, type EditedParts } from './save-administration';
import type { SaveProblem } from './use-administration';
import { useDemographicName } from '@/features/configuration/tabs/use-demographic-name';
import { useTypeName } from '@/features/configuration/tabs/use-type-name';
import { useTranslation } from '@/i18n/translation';

function useUnstoredLabels(): (ignored: EditedParts) => string {
  const { t } = useTranslation();
  const nameOf = useTypeName(useDemographicName());
  return ({ keys, fields }) =>
    [
      ...keys.map((key) => t(`configuration.label.${key}`)),
      ...fields.map(({ type, field }) =>
        t('configuration.fieldOfType', {
          type: nameOf(type),
          field: t(`configuration.userType.${field}`),
        }),
      ),
    ].join(', ');
}

/** What was not saved, why, and what was: nothing typed is lost, and nothing is called saved that was not. */
export function SaveProblemAlert({ problem }: { readonly problem: SaveProblem }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const labelsOf = useUnstoredLabels();
  if (problem.kind === 'ignored') {
    return (
      <Alert color="orange" role="alert" title={t('configuration.ignoredTitle')}>
        {t('configuration.ignored', { labels: labelsOf(problem) })}
      </Alert>
    );
  }
  const { part, error, isConfigurationSaved } = problem;
  const isOpen = part !== 'reload' && mayBeStored(error);
  return (
    <FailureAlert
      title={t(`configuration.${isOpen ? 'unconfirmedPart' : 'failedPart'}.${part}`)}
      error={error}
    >
      <div>{errorText(error)}</div>
      {isOpen && <div>{t('configuration.unconfirmed')}</div>}
      {isConfigurationSaved && <div>{t('configuration.doneConfiguration')}</div>}
    </FailureAlert>
  );
}
