import { service } from '@/api/origins';
import { listOf } from '@/lib/wire/readers';

import { userReader } from './user-reader';

/** GET service `/users`. No screen needs it; servers may answer 404. */
export function getUsers(signal?: AbortSignal) {
  return service(listOf(userReader), { path: '/users', limit: 'list', signal });
}
