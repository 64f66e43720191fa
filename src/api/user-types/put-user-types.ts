import { service } from '@/api/origins';
import { requiredInteger } from '@/lib/schema';

/** PUT service `/usertypes` (spec §7): the number of records changed. Quantity 0 means all, pictures are bare base64. */
export function putUserTypes(records: readonly object[], signal?: AbortSignal) {
  return service(requiredInteger, {
    method: 'PUT',
    path: '/usertypes',
    body: records,
    limit: 'write',
    signal,
  });
}
