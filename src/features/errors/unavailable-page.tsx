import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiError, isUnauthorized } from '@/lib/http/api-error';
import { runtimeConfig } from '@/lib/runtime-config';
import { ErrorDetails } from '@/ui/errors/error-details';
import { PageMessage } from '@/ui/page/page-message';
import { useErrorText } from '@/ui/errors/use-error-text';

/** The call that gave nothing. */
const EMPTY_PATH = '/configuration/encrypted';

interface UnavailablePageProps {
  /** Null when the service answered, but without any configuration. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The service or its configuration cannot be used: never a login that cannot work (docs/promises.md, Bad input). */
export function UnavailablePage({ error, isRetrying, onRetry }: UnavailablePageProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // Nobody is signed in yet: the service wants a token for what the login needs (docs/deploy.md).
  const isClosed = isUnauthorized(error);
  const [empty] = useState(
    () => new ApiError('contract', EMPTY_PATH, { server: runtimeConfig().serviceUrl }),
  );
  return (
    <PageMessage
      title={t('errors.unavailable.title')}
      actions={
        <Button loading={isRetrying} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    >
      <div role="alert">
        <p>{error === null ? t('errors.unavailable.empty') : errorText(error)}</p>
        <p>{t('errors.unavailable.help')}</p>
      </div>
      <p>{t(isClosed ? 'errors.unavailable.closed' : 'errors.unavailable.administrator')}</p>
      <p>{t('errors.unavailable.service', { address: runtimeConfig().serviceUrl })}</p>
      <ErrorDetails error={error ?? empty} />
    </PageMessage>
  );
}
