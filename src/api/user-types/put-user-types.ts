import { service } from '@/api/origins';
import { changedRecords } from '@/lib/wire/readers';

/**
 * PUT service `/usertypes`: the number of records changed, at least one; rejects with `contract` when none was. Quantity 0 means
 * all, pictures are bare base64.
 */
export function putUserTypes(records: readonly object[], signal?: AbortSignal) {
  return service(changedRecords, {
    method: 'PUT',
    path: '/usertypes',
    body: records,
    limit: 'write',
    signal,
  });
}
