import * as z from 'zod/mini';

import type { MailOutcome } from '@/domain/mail/mail-message';
import { ApiError } from '@/lib/api-error';
import { readBoolean, readText } from '@/lib/scalars';
import { record } from '@/lib/schema';

const acknowledgement = record({ ok: z.transform(readBoolean) }, ({ ok }) => ok === true);

/** Sent is a text that begins with `Se envio` or an object with `ok: true`; everything else failed (contract §2). */
export const mailOutcome = z.transform((answer): MailOutcome => {
  const said = /^\s*se envi[oó]/i.test(readText(answer));
  return said || acknowledgement.safeParse(answer).data === true ? 'sent' : 'failed';
});

/** A mail server's refusal is a failed mail like any other; only a missing answer stays an error. */
export async function orFailed(outcome: Promise<MailOutcome>): Promise<MailOutcome> {
  try {
    return await outcome;
  } catch (error) {
    if (error instanceof ApiError && error.status !== null) return 'failed';
    throw error;
  }
}
