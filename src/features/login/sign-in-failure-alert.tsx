import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ApiError } from '@/lib/http/api-error';
import { FailureAlert } from '@/ui/errors/failure-alert';
import { useErrorText } from '@/ui/errors/use-error-text';

import { useRefusalText } from './use-refusal-text';
import type { SignInFailure } from './use-sign-in';

interface SignInFailureAlertProps {
  readonly failure: SignInFailure;
}

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'timeout';
}

/** Why nobody was signed in: the catalogue's words where the server refused, else that the laboratory could not be reached. */
export function SignInFailureAlert({ failure }: SignInFailureAlertProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  if (failure.kind === 'refused') {
    return (
      <Alert color="red" role="alert" title={t('login.refused')}>
        {refusalText(failure.refusal)}
      </Alert>
    );
  }
  const { error } = failure;
  return (
    <FailureAlert title={t('login.failed')} error={error}>
      {/* The server may have counted an attempt that never answered. */}
      {isTimeout(error) ? t('login.unconfirmed') : errorText(error)}
    </FailureAlert>
  );
}
