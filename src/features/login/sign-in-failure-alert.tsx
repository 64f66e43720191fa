import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ApiError } from '@/lib/api-error';
import { useErrorText } from '@/ui/use-error-text';

import { useRefusalText } from './use-refusal-text';
import type { SignInFailure } from './use-sign-in';

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'timeout';
}

/** Why nobody was signed in: the catalogue's words for a refusal, the call's failure otherwise. */
export function SignInFailureAlert({ failure }: { readonly failure: SignInFailure }) {
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
  // The server may have counted an attempt that never answered.
  return (
    <Alert color="red" role="alert" title={t('login.failed')}>
      {isTimeout(failure.error) ? t('login.unconfirmed') : errorText(failure.error)}
    </Alert>
  );
}
