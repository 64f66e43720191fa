import { Alert, Button } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { isNotConfigured } from '@/lib/http/api-error';

import classes from './error-alert.module.css';
import { ErrorDetails } from './error-details';
import { useErrorText } from './use-error-text';

interface ErrorAlertProps {
  /** What failed, in words. */
  readonly title: string;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A failed part of the screen: what failed, why, the retry where it can help, and what support asks for. */
export function ErrorAlert({ title, error, isRetrying, onRetry }: ErrorAlertProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert color="red" title={title} role="alert">
      <span className={classes.message}>{errorText(error)}</span>
      <ErrorDetails error={error}>
        {!isNotConfigured(error) && (
          <Button size="xs" variant="default" loading={isRetrying} onClick={onRetry}>
            {t('app.retry')}
          </Button>
        )}
      </ErrorDetails>
    </Alert>
  );
}
