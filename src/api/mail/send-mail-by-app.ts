import { appServer } from '@/api/origins';
import type { MailMessage, MailOutcome } from '@/domain/mail/mail-message';
import { readText } from '@/lib/wire/scalars';

import { orFailed } from './mail-outcome';
import { mailRequest } from './mail-request';

const OUTCOMES: Readonly<Record<string, MailOutcome>> = { send: 'sent', error: 'failed' };

const appOutcome = (answer: unknown): MailOutcome =>
  OUTCOMES[readText(answer).trim()] ?? 'unconfirmed';

/** POST application server `/api/sendEmail`, which answers the text `send` or `error`. No screen needs it. */
export function sendMailByApp(message: MailMessage, signal?: AbortSignal): Promise<MailOutcome> {
  return orFailed(
    appServer(appOutcome, {
      method: 'POST',
      path: '/api/sendEmail',
      body: { ...mailRequest(message), order: 0, user: 0 },
      limit: 'credentials',
      signal,
    }),
  );
}
