import { service } from '@/api/origins';
import { wireObject } from '@/api/wire-object';
import { userTypeCode, type UserTypeCode } from '@/domain/auth/user-type';
import {
  changesOfUserType,
  conflictingUserTypes,
  type UserTypeFieldOf,
  type UserTypesEdit,
} from '@/domain/user-types/user-type-edits';
import { ALL_ORDERS, userTypeRows, type UserTypeRow } from '@/domain/user-types/user-type-row';
import { readInteger, readText } from '@/lib/scalars';
import { listOf } from '@/lib/schema';

import { readUserTypes } from './get-user-types';
import { putUserTypes } from './put-user-types';

/** What became of a save: sent, or held back because somebody else changed the same fields since they were read. */
export type UserTypesSaving =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'conflict';
      readonly fields: readonly UserTypeFieldOf[];
      /** What is stored now. */
      readonly current: readonly UserTypeRow[];
    };

type Wire = Readonly<Record<string, unknown>>;

function typeOf(wire: Wire): UserTypeCode | null {
  return userTypeCode(readInteger(wire['type']));
}

/** A stored record with its edited fields replaced; a star is 0 on the wire (contract, PUT /usertypes). */
function toStore(wire: Wire, edit: UserTypesEdit): Wire {
  const type = typeOf(wire);
  const isStar = readText(wire['quantityOrder']).trim() === ALL_ORDERS;
  const stored = isStar ? { ...wire, quantityOrder: 0 } : wire;
  return type === null ? stored : { ...stored, ...changesOfUserType(edit, type) };
}

/**
 * Stores what an administrator edited about the user types: reads them again, holds back when the same fields changed there,
 * and otherwise sends every stored record back, unknown fields included, with only the edited ones replaced.
 */
export async function saveUserTypes(
  edit: UserTypesEdit,
  signal?: AbortSignal,
): Promise<UserTypesSaving> {
  const { items } = await service(listOf(wireObject), {
    path: '/usertypes',
    limit: 'start',
    signal,
  });
  const current = userTypeRows(readUserTypes(items));
  const fields = conflictingUserTypes(edit, current);
  if (fields.length > 0) return { kind: 'conflict', fields, current };
  const records = items.filter((wire) => typeOf(wire) !== null);
  if (records.length > 0)
    await putUserTypes(
      records.map((wire) => toStore(wire, edit)),
      signal,
    );
  return { kind: 'sent' };
}
