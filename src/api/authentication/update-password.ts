import { service } from '@/api/origins';
import type { PasswordChange } from '@/domain/auth/password-recovery';
import { nothing } from '@/lib/schema';

/**
 * PUT service `/authentication/updatepassword` (spec §7). Success has an empty body. A plain function, so that passwords are never
 * kept as a mutation's variable. Refusals reject with `rejected` and `errorFields` (contract §2).
 */
export async function updatePassword(change: PasswordChange, signal?: AbortSignal): Promise<void> {
  await service(nothing, {
    method: 'PUT',
    path: '/authentication/updatepassword',
    body: change,
    limit: 'credentials',
    signal,
  });
}
