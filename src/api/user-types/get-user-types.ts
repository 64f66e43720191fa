import { queryOptions } from '@tanstack/react-query';

import { service } from '@/api/origins';
import { userTypeCode } from '@/domain/auth/user-type';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';
import { readInteger } from '@/lib/scalars';
import { boolean, exactText, integer, listOf, record, required } from '@/lib/schema';

import { userTypeKeys } from './user-type-keys';

const knownType = required((value) => userTypeCode(readInteger(value)));

/** Flags that cannot be read take the careful side: not shown, nothing confidential, validated tests only. */
const userTypeSchema = record(
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
  return wires.flatMap((wire) => userTypeSchema.safeParse(wire).data ?? []);
}

/** GET service `/usertypes` (spec §3, User type setting). */
export function getUserTypes(signal?: AbortSignal) {
  return service(listOf(userTypeSchema), { path: '/usertypes', limit: 'start', signal });
}

export function userTypesOptions() {
  return queryOptions({
    queryKey: userTypeKeys.all,
    queryFn: ({ signal }) => getUserTypes(signal),
    staleTime: Infinity,
  });
}
