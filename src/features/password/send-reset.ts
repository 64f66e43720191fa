import { resetPassword, type PasswordReset } from '@/api/authentication/reset-password';
import { resetRefusal, type ResetRefusal } from '@/domain/password/reset-refusal';
import { ApiError } from '@/lib/http/api-error';

/** What came of a reset. */
export type ResetOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly refusal: ResetRefusal }
  | { readonly kind: 'failed'; readonly error: unknown };

function refusalOf(error: unknown): ResetRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const { kind, envelope } = error;
  const said = envelope === null ? null : resetRefusal([envelope.message, ...envelope.errorFields]);
  return said ?? (kind === 'unauthorized' ? 'expired' : null);
}

/**
 * Sends the new password with the link's token. Only the server's own word about the link or a refused token ends it; whatever
 * else happens leaves it usable.
 */
export async function sendReset(reset: PasswordReset, signal: AbortSignal): Promise<ResetOutcome> {
  try {
    await resetPassword(reset, signal);
    return { kind: 'saved' };
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal === null ? { kind: 'failed', error } : { kind: 'refused', refusal };
  }
}
