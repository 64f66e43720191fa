import { mail, service } from '@/api/origins';
import type { MailMessage, MailOutcome } from '@/domain/mail/mail-message';
import { runtimeConfig } from '@/lib/runtime-config';

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

/**
 * POST `{mail}/email` with the reset token as authorization; through the service where the installation names no mail server.
 * Resolves to `failed` when the server says that it did not send, and to `unconfirmed` when it says neither; rejects with
 * `ApiError` when nobody or only a gateway answered. Never repeated by itself.
 */
export function sendMail(
  message: MailMessage,
  token: string,
  signal?: AbortSignal,
): Promise<MailOutcome> {
  if (runtimeConfig().mailUrl === '') return sendMailByService(message, token, signal);
  return orFailed(
    mail(mailOutcome, {
      method: 'POST',
      path: '/email',
      body: { ...mailRequest(message), order: 0, user: 0 },
      limit: 'credentials',
      signal,
      token,
    }),
  );
}
