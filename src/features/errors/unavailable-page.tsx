import { Button } from '@mantine/core';
import { useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { ApiError, isUnauthorized } from '@/lib/http/api-error';
import { runtimeConfig } from '@/lib/runtime-config';
import { ErrorDetails } from '@/ui/errors/error-details';
import { PageMessage } from '@/ui/page/page-message';
import { useErrorText } from '@/ui/errors/use-error-text';
import { PhoneLink } from '@/ui/links/phone-link';

/** The call that gave nothing. */
const EMPTY_PATH = '/configuration/encrypted';

/** The web server itself: no such address, no such method there. */
const WEB_SERVER_STATUSES: readonly (number | null)[] = [404, 405];
/** The web server, of a service that it does not reach, or not in time. */
const GATEWAY_STATUSES: readonly (number | null)[] = [502, 504];

/** What whoever installed the portal should look at. */
function adviceOn(error: Error | null): 'closed' | 'gateway' | 'elsewhere' | 'administrator' {
  // Nobody is signed in yet: the service wants a token for what the login needs.
  if (isUnauthorized(error)) return 'closed';
  if (!(error instanceof ApiError)) return 'administrator';
  if (GATEWAY_STATUSES.includes(error.status)) return 'gateway';
  const isElsewhere = error.isPage || WEB_SERVER_STATUSES.includes(error.status);
  return isElsewhere ? 'elsewhere' : 'administrator';
}

interface UnavailablePageProps {
  /** Null when the service answered, but without any configuration. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The service or its configuration cannot be used: never a login that cannot work. */
export function UnavailablePage({ error, isRetrying, onRetry }: UnavailablePageProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { phone } = runtimeConfig();
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
      {phone !== '' && (
        <p>
          {t('print.phone')} <PhoneLink phone={phone} />
        </p>
      )}
      <p>{t(`errors.unavailable.${adviceOn(error)}`)}</p>
      <p>{t('errors.unavailable.service', { address: runtimeConfig().serviceUrl })}</p>
      <ErrorDetails error={error ?? empty} />
    </PageMessage>
  );
}
