import { service } from '@/api/origins';
import type { UserProfile } from '@/domain/users/portal-user';
import { boolean } from '@/lib/schema';

/** PUT service `/authentication/updateprofile` (spec §7); true when stored. No screen needs it; servers may answer 404. */
export async function updateProfile(profile: UserProfile, signal?: AbortSignal): Promise<boolean> {
  const stored = await service(boolean, {
    method: 'PUT',
    path: '/authentication/updateprofile',
    body: profile,
    limit: 'credentials',
    signal,
  });
  return stored === true;
}
