import { service } from '@/api/origins';
import { wireObject } from '@/api/wire-object';
import { listOf } from '@/lib/schema';

/** GET service `/users/routers` (spec §7). Nobody knows its shape, so records stay as received, without secrets. */
export function getUserRouters(signal?: AbortSignal) {
  return service(listOf(wireObject), { path: '/users/routers', limit: 'list', signal });
}
