import { service } from '@/api/origins';
import type { PasswordChange } from '@/domain/auth/password-recovery';
import { emptyBody } from '@/lib/wire/readers';

/**
 * PUT service `/authentication/updatepassword`. Confirmed by an empty body; every other answer rejects with `contract`. A plain
 * function, so that passwords are never kept as a mutation's variable. Refusals reject with `rejected` and `errorFields`.
 */
export async function updatePassword(change: PasswordChange, signal?: AbortSignal): Promise<void> {
  await service(emptyBody, {
    method: 'PUT',
    path: '/authentication/updatepassword',
    body: change,
    limit: 'credentials',
    signal,
  });
}
