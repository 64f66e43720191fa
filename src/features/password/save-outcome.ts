import type { PasswordProblem } from '@/domain/password/password-problems';

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
