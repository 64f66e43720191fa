import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { sendMail } from '@/api/mail/send-mail';
import { readAuthorization } from '@/api/session/authorization-store';
import type { MailOutcome } from '@/domain/mail/mail-message';
import { useSingleCall } from '@/ui/waiting/use-single-call';

import { useSampleMail } from './use-sample-mail';

/** What came of a test mail. `error`: no mail server answered, so it may be on its way. */
export type MailTestResult =
  | { readonly kind: MailOutcome; readonly address: string }
  | { readonly kind: 'error'; readonly error: unknown };

/** Sends test mails through the call of the recovery mail, one at a time and never twice by itself. */
export function useMailTest() {
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
