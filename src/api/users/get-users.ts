import { service } from '@/api/origins';
import { listOf } from '@/lib/wire/schema';

import { userSchema } from './user-schema';

/** GET service `/users` (docs/contract.md §2). No screen needs it; servers may answer 404. */
export function getUsers(signal?: AbortSignal) {
  return service(listOf(userSchema), { path: '/users', limit: 'list', signal });
}
