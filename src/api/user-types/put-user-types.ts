import { service } from '@/api/origins';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';
import { requiredInteger } from '@/lib/schema';

/** PUT service `/usertypes` (spec §7): the number of records changed. Quantity 0 means all, pictures are bare base64. */
export function putUserTypes(settings: readonly UserTypeSetting[], signal?: AbortSignal) {
  return service(requiredInteger, {
    method: 'PUT',
    path: '/usertypes',
    body: settings,
    limit: 'write',
    signal,
  });
}
