import { queryOptions } from '@tanstack/react-query';

import { service } from '@/api/origins';
import { wireObject } from '@/api/wire-object';
import { listOf } from '@/lib/schema';

import { userKeys } from './user-keys';

/** GET service `/users/routers` (spec §7). Nobody knows its shape, so records stay as received, without secrets. */
export function getUserRouters(signal?: AbortSignal) {
  return service(listOf(wireObject), { path: '/users/routers', limit: 'list', signal });
}

export function userRoutersOptions() {
  return queryOptions({
    queryKey: userKeys.routers,
    queryFn: ({ signal }) => getUserRouters(signal),
    staleTime: 30_000,
  });
}
