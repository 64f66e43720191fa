import type { MailOutcome } from '@/domain/mail/mail-message';
import { ApiError } from '@/lib/http/api-error';
import { readBoolean, readText } from '@/lib/wire/scalars';
import { orElse, record, required } from '@/lib/wire/readers';

/** The server may take the mail a little later. */
const TOO_MANY_REQUESTS = 429;

const acknowledgement = orElse(
  record({ ok: required(readBoolean) }, ({ ok }): MailOutcome => (ok ? 'sent' : 'failed')),
  'unconfirmed' as const,
);

/**
 * Sent is a text that begins with `Se envio` or an object with `ok: true`. Failed is the servers' sentence about an error, `ok: false`
 * or no body; everything else is no word of a mail server.
 */
export function mailOutcome(answer: unknown): MailOutcome {
  const said = readText(answer).trim();
  if (/^se envi[oó]/i.test(said)) return 'sent';
  if (answer === undefined || /^se a generado un error/i.test(said)) return 'failed';
  return acknowledgement(answer);
}

/** A mail server's refusal is a failed mail like any other; a gateway's word and a missing answer stay errors. */
export async function orFailed(outcome: Promise<MailOutcome>): Promise<MailOutcome> {
  try {
    return await outcome;
  } catch (error) {
    const { status, envelope } =
      error instanceof ApiError ? error : { status: null, envelope: null };
    const isRefused = status !== null && (envelope !== null || (status >= 400 && status <= 500));
    if (isRefused && status !== TOO_MANY_REQUESTS) return 'failed';
    throw error;
  }
}
