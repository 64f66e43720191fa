import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ApiError } from '@/lib/api-error';
import { useErrorText } from '@/ui/use-error-text';

import classes from './mail-tab.module.css';
import type { MailTestResult } from './use-mail-test';

/** The button stands at the end of a long tab. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** In words what came of a test mail; that a server took it does not mean that it arrived. */
export function MailTestOutcome({ outcome }: { readonly outcome: MailTestResult }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (outcome.kind === 'sent') {
    return (
      <Alert ref={showWhole} color="green" role="status" className={classes['outcome'] ?? ''}>
        {t('configuration.mail.testSent', { address: outcome.address })}
      </Alert>
    );
  }
  const isLate =
    outcome.kind === 'error' &&
    outcome.error instanceof ApiError &&
    outcome.error.kind === 'timeout';
  return (
    <Alert
      ref={showWhole}
      color={isLate ? 'orange' : 'red'}
      role="alert"
      className={classes['outcome'] ?? ''}
      title={isLate ? undefined : t('configuration.mail.testFailed')}
    >
      {isLate && t('configuration.mail.testUnconfirmed')}
      {outcome.kind === 'failed' && t('configuration.mail.testRefused')}
      {outcome.kind === 'error' && !isLate && errorText(outcome.error)}
    </Alert>
  );
}
