import { Alert, Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { keysIn } from '@/domain/configuration/editor-values';
import { isMailAddress } from '@/domain/mail/mail-address';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import classes from '@/features/configuration/tabs/mail-tab.module.css';
import { isUnconfirmed } from '@/lib/http/api-error';
import { ErrorDetails } from '@/ui/errors/error-details';
import { useErrorText } from '@/ui/errors/use-error-text';
import { sendMail } from '@/api/mail/send-mail';
import { readAuthorization } from '@/api/session/authorization-store';
import type { MailOutcome } from '@/domain/mail/mail-message';
import { useTranslation } from '@/i18n/translation';
import { useSingleCall } from '@/ui/waiting/use-single-call';

import { useSampleMail } from './use-sample-mail';

/** What came of a test mail. `error`: no mail server answered, so it may be on its way. */
type MailTestResult =
  | { readonly kind: MailOutcome; readonly address: string }
  | { readonly kind: 'error'; readonly error: unknown };

/** Sends test mails through the call of the recovery mail, one at a time and never twice by itself. */
function useMailTest() {
  const { t } = useTranslation();
  const { body, pictures } = useSampleMail();
  const [outcome, setOutcome] = useState<MailTestResult | null>(null);
  const [isSending, setIsSending] = useState(false);
  const callOnce = useSingleCall();

  const send = async (address: string) => {
    setOutcome(null);
    setIsSending(true);
    const subject = t('configuration.mail.testSubject', { subject: t('message.0094') });
    const message = { subject, body, recipients: [address], pictures };
    const token = readAuthorization()?.authToken ?? '';
    try {
      const kind = await callOnce((signal) => sendMail(message, token, signal));
      if (kind !== null) setOutcome({ kind, address });
    } catch (error) {
      setOutcome({ kind: 'error', error });
    } finally {
      setIsSending(false);
    }
  };
  return { outcome, isSending, send };
}

/** The button stands at the end of a long tab. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** In words what came of a test mail; that a server took it does not mean that it arrived. */
function MailTestOutcome({ outcome }: { readonly outcome: MailTestResult }) {
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

/** Sends the mail of the tab, with sample values, to an address that the administrator types. */
export function MailTestButton() {
  const { t } = useTranslation();
  const { dirtyFields } = useFormState<AdministrationForm>();
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { outcome, isSending, send } = useMailTest();
  // The server sends by what is stored.
  const isUnsaved = keysIn('mailServer').some((key) => dirtyFields.configuration?.[key] === true);
  const submit = () => {
    setIsWrong(!isMailAddress(address));
    if (isMailAddress(address)) void send(address.trim());
  };

  return (
    <FieldGroup title={t('configuration.mail.test')}>
      <div className={classes.test}>
        <TextInput
          className={classes.address}
          data-place="mailTest"
          label={t('configuration.mail.testAddress')}
          description={t('configuration.mail.testHelp')}
          error={isWrong && t('configuration.problem.mail')}
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setIsWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would save the whole dialog.
            event.preventDefault();
            submit();
          }}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          data-gramm="false"
        />
        <Button variant="default" loading={isSending} onClick={submit}>
          {t('configuration.mail.testSend')}
        </Button>
        {isUnsaved && (
          <Text size="sm" className={classes.outcome}>
            {t('configuration.mail.testUnsaved')}
          </Text>
        )}
        {outcome !== null && <MailTestOutcome outcome={outcome} />}
      </div>
    </FieldGroup>
  );
}
