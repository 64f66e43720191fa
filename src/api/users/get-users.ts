import { queryOptions } from '@tanstack/react-query';

import { service } from '@/api/origins';
import { listOf } from '@/lib/schema';

import { userKeys } from './user-keys';
import { userSchema } from './user-schema';

/** GET service `/users` (spec §7). No screen needs it; servers may answer 404. */
export function getUsers(signal?: AbortSignal) {
  return service(listOf(userSchema), { path: '/users', limit: 'list', signal });
}

export function usersOptions() {
  return queryOptions({
    queryKey: userKeys.list,
    queryFn: ({ signal }) => getUsers(signal),
    staleTime: 30_000,
  });
}
