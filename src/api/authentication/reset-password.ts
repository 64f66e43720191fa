import { service } from '@/api/origins';
import { changedRecords } from '@/lib/wire/readers';

/** What the reset form has: the token of the link and the new password. */
export interface PasswordReset {
  readonly token: string;
  readonly password: string;
}

/**
 * PUT service `/authentication/passwordreset` with the reset token as authorization; the number of passwords changed, at least
 * one. Rejects with `contract` when none was. A plain function, so that the password is never kept as a mutation's variable.
 * Refusals reject with `rejected`; the entry is the envelope's message or one of its `errorFields`.
 */
export function resetPassword({ token, password }: PasswordReset, signal?: AbortSignal) {
  return service(changedRecords, {
    method: 'PUT',
    path: '/authentication/passwordreset',
    body: { password },
    limit: 'credentials',
    signal,
    token,
  });
}
