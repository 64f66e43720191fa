import { service } from '@/api/origins';
import type { MailMessage, MailOutcome } from '@/domain/mail/mail-message';

import { mailOutcome, orFailed } from './mail-outcome';
import { mailRequest } from './mail-request';

/** POST service `/authentication/email`: the older way to send a mail, for installations without a mail server of their own. */
export function sendMailByService(
  message: MailMessage,
  token: string,
  signal?: AbortSignal,
): Promise<MailOutcome> {
  return orFailed(
    service(mailOutcome, {
      method: 'POST',
      path: '/authentication/email',
      body: mailRequest(message),
      limit: 'credentials',
      signal,
      token,
    }),
  );
}
