import { resetPassword, type PasswordReset } from '@/api/authentication/reset-password';
import { resetRefusal, type ResetRefusal } from '@/domain/password/reset-refusal';
import { ApiError } from '@/lib/api-error';

/** What came of a reset. */
export type ResetOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly refusal: ResetRefusal }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Sends the new password with the link's token. Any answer against it ends the link; no answer at all leaves it usable. */
export async function sendReset(reset: PasswordReset, signal: AbortSignal): Promise<ResetOutcome> {
  try {
    await resetPassword(reset, signal);
    return { kind: 'saved' };
  } catch (error) {
    const { kind, envelope } = error instanceof ApiError ? error : { kind: null, envelope: null };
    if (envelope === null && kind !== 'unauthorized') return { kind: 'failed', error };
    const entries = envelope === null ? [] : [envelope.message, ...envelope.errorFields];
    return { kind: 'refused', refusal: resetRefusal(entries) };
  }
}
