import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { isUnconfirmed } from '@/lib/http/api-error';
import { ErrorDetails } from '@/ui/errors/error-details';
import { useErrorText } from '@/ui/errors/use-error-text';

import classes from '@/features/configuration/tabs/mail-tab.module.css';
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
      <Alert ref={showWhole} color="green" role="status" className={classes.outcome}>
        {t('configuration.mail.testSent', { address: outcome.address })}
      </Alert>
    );
  }
  const error = outcome.kind === 'error' ? outcome.error : null;
  const isOpen = outcome.kind === 'unconfirmed' || (error !== null && isUnconfirmed(error));
  return (
    <Alert
      ref={showWhole}
      color={isOpen ? 'orange' : 'red'}
      role="alert"
      className={classes.outcome}
      title={isOpen ? undefined : t('configuration.mail.testFailed')}
    >
      {outcome.kind === 'failed' && t('configuration.mail.testRefused')}
      {error !== null && <div>{errorText(error)}</div>}
      {isOpen && <div>{t('configuration.mail.testUnconfirmed')}</div>}
      <ErrorDetails error={error} />
    </Alert>
  );
}
