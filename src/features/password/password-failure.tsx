import { Alert } from '@mantine/core';

import type { PasswordMessage } from '@/domain/password/password-problems';
import { useTranslation } from '@/i18n/translation';
import { ApiError, isUnconfirmed } from '@/lib/http/api-error';
import { FailureAlert } from '@/ui/errors/failure-alert';
import { useErrorText } from '@/ui/errors/use-error-text';

import type { SaveOutcome } from './save-outcome';

/** An end that leaves the form open. */
export type PasswordFailureOutcome = Extract<
  SaveOutcome,
  { readonly kind: 'refused' | 'barred' | 'unchecked' | 'failed' | 'unproven' }
>;

interface PasswordFailureProps {
  readonly failure: PasswordFailureOutcome;
  readonly purpose: 'change' | 'force' | 'reset';
  readonly wordsFor: (message: PasswordMessage) => string;
}

/** Servers stumble over an expired token as over anything else, and do not always say which it was. */
function mayBeExpired(error: unknown): boolean {
  return error instanceof ApiError && error.envelope !== null;
}

/** Why the new password was not stored, or that nobody knows whether it was. */
export function PasswordFailure({ failure, purpose, wordsFor }: PasswordFailureProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (failure.kind === 'refused') {
    return (
      <Alert color="red" role="alert" title={t('password.refused')}>
        {wordsFor(failure.problem.message)}
      </Alert>
    );
  }
  if (failure.kind === 'barred') {
    return (
      <Alert color="red" role="alert" title={t('password.refused')}>
        {failure.refusal.texts
          .map(({ key, count = 0 }) => t(`message.${key}`, { count }))
          .join(' ')}
      </Alert>
    );
  }
  if (failure.kind === 'unproven') {
    return (
      <Alert color="orange" role="alert" title={t('password.unconfirmedTitle')}>
        {t('password.unproven')}
      </Alert>
    );
  }
  const { error } = failure;
  const adviceForReset = mayBeExpired(error) ? 'unclearReset' : 'unconfirmedReset';
  const advice = purpose === 'reset' ? adviceForReset : 'unconfirmed';
  const isOpen = failure.kind === 'failed' && isUnconfirmed(error);
  return (
    <FailureAlert title={t(isOpen ? 'password.unconfirmedTitle' : 'password.failed')} error={error}>
      <div>{errorText(error)}</div>
      {isOpen && <div>{t(`password.${advice}`)}</div>}
    </FailureAlert>
  );
}
