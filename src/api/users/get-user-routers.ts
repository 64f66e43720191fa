import { service } from '@/api/origins';
import { wireObject } from '@/api/wire/wire-object';
import { listOf, mapped, only, raw } from '@/lib/wire/readers';

/** Any object may be one, so that one object instead of a list cannot be told from an error. */
const routersReader = mapped(
  only(raw, (answer) => typeof answer !== 'object' || answer === null || Array.isArray(answer)),
  listOf(wireObject),
);

/** GET service `/users/routers`. Nobody knows its shape, so records stay as received, without secrets. */
export function getUserRouters(signal?: AbortSignal) {
  return service(routersReader, { path: '/users/routers', limit: 'list', signal });
}
