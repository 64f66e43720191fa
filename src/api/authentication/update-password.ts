import { service } from '@/api/origins';
import type { PasswordChange } from '@/domain/auth/password-recovery';
import { required } from '@/lib/schema';

/** The servers answer nothing. A page or a broken text comes from somebody else, who changed no password. */
const acknowledgement = required((answer) => (typeof answer === 'string' ? null : true));

/**
 * PUT service `/authentication/updatepassword` (spec §7). Success has an empty body. A plain function, so that passwords are never
 * kept as a mutation's variable. Refusals reject with `rejected` and `errorFields` (contract §2).
 */
export async function updatePassword(change: PasswordChange, signal?: AbortSignal): Promise<void> {
  await service(acknowledgement, {
    method: 'PUT',
    path: '/authentication/updatepassword',
    body: change,
    limit: 'credentials',
    signal,
  });
}
