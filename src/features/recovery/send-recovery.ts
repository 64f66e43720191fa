import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { sendMail } from '@/api/mail/send-mail';
import type { RecoveryAccount, RecoveryRequest } from '@/domain/auth/password-recovery';
import type { Settings } from '@/domain/configuration/settings';
import { recoveryMail } from '@/domain/mail/recovery-mail';
import { recoveryRefusal, type RecoveryRefusal } from '@/domain/password/recovery-refusal';
import { ApiError } from '@/lib/http/api-error';
import { dateTimeFormat, formatInstant } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';
import { sanitizeMail } from '@/ui/safe-html/sanitize-mail';

/** Why no mail is on its way, or why nobody knows. */
export type RecoveryFailure =
  | {
      readonly kind: 'refused';
      readonly refusal: RecoveryRefusal;
      /** The server erased the password before this came to light. */
      readonly isErased: boolean;
    }
  /** The account was not found out; its password may be erased all the same. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The account was found, so that its password is erased, and the mail server says that it did not send (0204). */
  | { readonly kind: 'not-sent' }
  /** The same, and nobody knows whether the mail was sent; `error` is null when somebody else answered. */
  | { readonly kind: 'mail-failed'; readonly error: unknown };

export type RecoveryOutcome = { readonly kind: 'sent'; readonly address: string } | RecoveryFailure;

interface MailTexts {
  readonly settings: Settings;
  readonly subject: string;
}

/**
 * Finds the account, whose password the server erases with that. The call goes out once, and a known entry of the server is the
 * only thing that blames what was typed.
 */
export async function findAccount(
  request: RecoveryRequest,
  signal: AbortSignal,
): Promise<RecoveryAccount | RecoveryFailure> {
  try {
    const account = await startPasswordRecovery(request, signal);
    if (account === null) return { kind: 'refused', refusal: 'unknown-user', isErased: false };
    const hasAddress = account.email.trim() !== '';
    return hasAddress ? account : { kind: 'refused', refusal: 'no-address', isErased: true };
  } catch (error) {
    const envelope = error instanceof ApiError ? error.envelope : null;
    const refusal =
      envelope === null ? null : recoveryRefusal([envelope.message, ...envelope.errorFields]);
    return refusal === null
      ? { kind: 'failed', error }
      : { kind: 'refused', refusal, isErased: false };
  }
}

function mailTo({ token, userName, email }: RecoveryAccount, { settings, subject }: MailTexts) {
  const { body, pictures } = recoveryMail(sanitizeMail(settings.mailBody), {
    USER: userName,
    LINK: `${window.location.origin}/?token=${encodeURIComponent(token)}`,
    DATE: formatInstant(serverNow(), dateTimeFormat(settings.dateFormat)),
    LAB: settings.branding.title,
  });
  return { subject, body, recipients: [email.trim()], pictures };
}

/** Mails the reset link of an account to the address that the server names. It may be sent again with the same token. */
export async function mailAccount(
  account: RecoveryAccount,
  texts: MailTexts,
  signal: AbortSignal,
): Promise<RecoveryOutcome> {
  try {
    const outcome = await sendMail(mailTo(account, texts), account.token, signal);
    if (outcome === 'sent') return { kind: 'sent', address: account.email };
    return outcome === 'failed' ? { kind: 'not-sent' } : { kind: 'mail-failed', error: null };
  } catch (error) {
    return { kind: 'mail-failed', error };
  }
}
