import { service } from '@/api/origins';
import type { UserProfile } from '@/domain/users/portal-user';
import { readBoolean } from '@/lib/wire/scalars';
import { required } from '@/lib/wire/readers';

const stored = required((answer) => (readBoolean(answer) === true ? true : null));

/**
 * PUT service `/authentication/updateprofile`. Confirmed by `true`; every other answer rejects with `contract`. No screen needs it;
 * servers may answer 404.
 */
export async function updateProfile(profile: UserProfile, signal?: AbortSignal): Promise<void> {
  await service(stored, {
    method: 'PUT',
    path: '/authentication/updateprofile',
    body: profile,
    limit: 'credentials',
    signal,
  });
}
