import { queryOptions } from '@tanstack/react-query';

import { service } from '@/api/origins';
import { userTypeCode } from '@/domain/auth/user-type';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';
import { ApiError } from '@/lib/http/api-error';
import { readInteger } from '@/lib/wire/scalars';
import {
  boolean,
  exactText,
  integer,
  listOf,
  record,
  required,
  UNREADABLE,
  type ReadList,
} from '@/lib/wire/readers';

import { userTypeKeys } from './user-type-keys';

export const USER_TYPES = '/usertypes';

const knownType = required((value) => userTypeCode(readInteger(value)));

/** Flags that cannot be read take the careful side: not shown, nothing confidential, validated tests only. */
const userTypeReader = record(
  {
    type: knownType,
    // Rich text that its editor sends back; it is drawn as a document of its own.
    message: exactText,
    image: exactText,
    visible: boolean,
    confidential: boolean,
    quantityOrder: integer,
    onlyValidated: boolean,
  },
  (setting): UserTypeSetting => ({
    ...setting,
    visible: setting.visible === true,
    confidential: setting.confidential === true,
    quantityOrder: Math.max(setting.quantityOrder ?? 0, 0),
    onlyValidated: setting.onlyValidated !== false,
  }),
);

/** The settings among records that were read as they are. */
export function readUserTypes(wires: readonly unknown[]): readonly UserTypeSetting[] {
  return wires.map(userTypeReader).filter((setting) => setting !== UNREADABLE);
}

/** GET service `/usertypes`. */
export function getUserTypes(signal?: AbortSignal) {
  return service(listOf(userTypeReader), { path: USER_TYPES, limit: 'start', signal });
}

/** Read again, a list without types fails, and the one that is known stays. */
export function userTypesOptions() {
  return queryOptions({
    queryKey: userTypeKeys.all,
    queryFn: async ({ client, signal }) => {
      const types = await getUserTypes(signal);
      const known = client.getQueryData<ReadList<UserTypeSetting>>(userTypeKeys.all);
      if (types.items.length === 0 && (known?.items.length ?? 0) > 0) {
        throw new ApiError('contract', USER_TYPES);
      }
      return types;
    },
    staleTime: Infinity,
  });
}
