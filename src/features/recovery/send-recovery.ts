import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { sendMail } from '@/api/mail/send-mail';
import type { RecoveryAccount, RecoveryRequest } from '@/domain/auth/password-recovery';
import type { Settings } from '@/domain/configuration/settings';
import { recoveryMail } from '@/domain/mail/recovery-mail';
import { recoveryRefusal, type RecoveryRefusal } from '@/domain/password/recovery-refusal';
import { ApiError } from '@/lib/api-error';
import { dateTimeFormat, formatInstant } from '@/lib/dates';
import { sanitizeMail } from '@/ui/safe-html/sanitize-mail';

/** What came of a recovery. `not-sent`: the account was found, its mail did not leave (0204). */
export type RecoveryOutcome =
  | { readonly kind: 'sent'; readonly address: string }
  | { readonly kind: 'refused'; readonly refusal: RecoveryRefusal }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Recovery {
  readonly request: RecoveryRequest;
  readonly settings: Settings;
  readonly subject: string;
}

/** Failures that say more than 0204 would. */
const OWN_WORDS: readonly unknown[] = ['timeout', 'offline', 'forbidden-origin'];

async function findAccount(
  request: RecoveryRequest,
  signal: AbortSignal,
): Promise<RecoveryAccount | RecoveryOutcome> {
  try {
    const account = await startPasswordRecovery(request, signal);
    if (account === null) return { kind: 'refused', refusal: 'unknown-user' };
    return account.email.trim() === '' ? { kind: 'refused', refusal: 'no-address' } : account;
  } catch (error) {
    const envelope = error instanceof ApiError ? error.envelope : null;
    if (envelope === null) return { kind: 'failed', error };
    const entries = [envelope.message, ...envelope.errorFields];
    return { kind: 'refused', refusal: recoveryRefusal(entries) };
  }
}

function mailTo({ token, userName, email }: RecoveryAccount, { settings, subject }: Recovery) {
  const { body, pictures } = recoveryMail(sanitizeMail(settings.mailBody), {
    USER: userName,
    LINK: `${window.location.origin}/?token=${encodeURIComponent(token)}`,
    DATE: formatInstant(Date.now(), dateTimeFormat(settings.dateFormat)),
    LAB: settings.branding.title,
  });
  return { subject, body, recipients: [email.trim()], pictures };
}

/**
 * Recovers a password: finds the account, whose password the server erases with that, and mails the reset link to the address
 * that the server names (spec §8; behaviour.md 2.7). Both calls go out once, and nothing of them is kept: a second recovery
 * begins anew and sends a whole mail.
 */
export async function sendRecovery(
  recovery: Recovery,
  signal: AbortSignal,
): Promise<RecoveryOutcome> {
  const account = await findAccount(recovery.request, signal);
  if ('kind' in account) return account;
  try {
    const outcome = await sendMail(mailTo(account, recovery), account.token, signal);
    return outcome === 'sent' ? { kind: 'sent', address: account.email } : { kind: 'not-sent' };
  } catch (error) {
    const hasOwnWords = error instanceof ApiError && OWN_WORDS.includes(error.kind);
    return hasOwnWords ? { kind: 'failed', error } : { kind: 'not-sent' };
  }
}
