import type { PasswordProblem } from '@/domain/password/password-problems';
import { isUnconfirmed } from '@/lib/http/api-error';

/**
 * What came of sending a new password. `unproven`: the server took it in, but its word proves nothing for this type of user.
 * `ended`: the form is of no more use, and its screen says why.
 */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unproven' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly problem: PasswordProblem }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Whether the new password may be stored although nobody said so. */
export function mayBeStored(
  outcome: Pick<SaveOutcome, 'kind'> & { readonly error?: unknown },
): boolean {
  return outcome.kind === 'unproven' || (outcome.kind === 'failed' && isUnconfirmed(outcome.error));
}
