import { service } from '@/api/origins';
import { answerOf } from '@/lib/wire/readers';

import { userReader } from './user-reader';

/** GET service `/users/{id}`; null when there is no such user. No screen needs it; servers may answer 404. */
export function getUser(id: number, signal?: AbortSignal) {
  const path = '/users/{id}';
  return service(answerOf(userReader), { path, values: { id }, limit: 'detail', signal });
}
