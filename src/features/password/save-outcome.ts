import type { LoginRefusal } from '@/domain/auth/login-refusal';
import type { PasswordProblem } from '@/domain/password/password-problems';
import { isUnconfirmed } from '@/lib/http/api-error';

/**
 * What came of sending a new password. `unproven`: the server took it in, but its word proves nothing for this type of user.
 * `ended`: the form is of no more use, and its screen says why. `barred`: the sign-in lets nobody in with this account. `unchecked`:
 * nobody could say whether the current password holds, and nothing was sent.
 */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unproven' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly problem: PasswordProblem }
  | { readonly kind: 'barred'; readonly refusal: LoginRefusal }
  | { readonly kind: 'unchecked' | 'failed'; readonly error: unknown };

/** Whether the new password may be stored although nobody said so. */
export function mayBeStored(
  outcome: Pick<SaveOutcome, 'kind'> & { readonly error?: unknown },
): boolean {
  return outcome.kind === 'unproven' || (outcome.kind === 'failed' && isUnconfirmed(outcome.error));
}
