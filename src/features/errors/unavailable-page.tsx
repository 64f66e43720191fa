import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ApiError } from '@/lib/api-error';
import { runtimeConfig } from '@/lib/runtime-config';
import { PageMessage } from '@/ui/page-message';
import { useErrorText } from '@/ui/use-error-text';

import classes from './problem-list.module.css';

interface UnavailablePageProps {
  /** Null when the service answered, but without any configuration. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The service or its configuration cannot be used: never a login that cannot work (safety.md 4, Start). */
export function UnavailablePage({ error, isRetrying, onRetry }: UnavailablePageProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { path = '', status = null, kind = '' } = error instanceof ApiError ? error : {};
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
      <details className={classes['details']}>
        <summary>{t('app.details')}</summary>
        <ul>
          <li>{t('errors.unavailable.service', { address: runtimeConfig().serviceUrl })}</li>
          {path !== '' && <li>{t('errors.unavailable.call', { path })}</li>}
          {status !== null && <li>{t('errors.unavailable.status', { status })}</li>}
          {kind !== '' && <li>{t('errors.unavailable.cause', { kind })}</li>}
        </ul>
        <p>{t('errors.unavailable.administrator')}</p>
      </details>
    </PageMessage>
  );
}
