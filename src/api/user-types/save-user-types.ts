import { service } from '@/api/origins';
import { wireObject } from '@/api/wire/wire-object';
import { userTypeCode, type UserTypeCode } from '@/domain/auth/user-type';
import {
  changesOfUserType,
  conflictingUserTypes,
  type UserTypeFieldOf,
  type UserTypesEdit,
  userTypesOnTopOf,
} from '@/domain/user-types/user-type-edits';
import { ALL_ORDERS, userTypeRows, type UserTypeRow } from '@/domain/user-types/user-type-row';
import { ApiError } from '@/lib/http/api-error';
import { readInteger, readText } from '@/lib/wire/scalars';
import { listOf, only, changedRecords } from '@/lib/wire/readers';

import { readUserTypes, USER_TYPES } from './get-user-types';

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

/** What became of a save: sent, or held back because somebody else changed the same fields since they were read. */
export type UserTypesSaving =
  | {
      readonly kind: 'sent';
      /** What an editor should find from now on, as far as the server stored it. */
      readonly rows: readonly UserTypeRow[];
    }
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

/** An object of no known type is none of the stored records: servers send their errors as objects too. */
const storedReader = listOf(only(wireObject, (wire) => typeOf(wire) !== null));

/** A stored record with its edited fields replaced; a star is 0 on the wire (contract, PUT /usertypes). */
function toStore(wire: Wire, edit: UserTypesEdit): Wire {
  const type = typeOf(wire);
  const isStar = readText(wire['quantityOrder']).trim() === ALL_ORDERS;
  const stored = isStar ? { ...wire, quantityOrder: 0 } : wire;
  return type === null ? stored : { ...stored, ...changesOfUserType(edit, type) };
}

/** A number of changes that is 0 or none at all leaves open what is stored: whoever reads the user types again finds out. */
async function put(records: readonly Wire[], signal: AbortSignal | undefined): Promise<void> {
  try {
    await putUserTypes(records, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'contract') throw error;
  }
}

/**
 * Sends what an administrator edited about the user types: reads them again, holds back when the same fields changed there, and
 * otherwise sends every stored record back, unknown fields included, with only the edited ones replaced. That it was sent proves
 * nothing: read the user types again and compare them with `rows`. Rejects with `contract` when there is no record to send back.
 */
export async function saveUserTypes(
  edit: UserTypesEdit,
  signal?: AbortSignal,
): Promise<UserTypesSaving> {
  const { items } = await service(storedReader, {
    path: USER_TYPES,
    limit: 'start',
    signal,
  });
  if (items.length === 0) throw new ApiError('contract', USER_TYPES);
  const current = userTypeRows(readUserTypes(items));
  const fields = conflictingUserTypes(edit, current);
  if (fields.length > 0) return { kind: 'conflict', fields, current };
  await put(
    items.map((wire) => toStore(wire, edit)),
    signal,
  );
  return { kind: 'sent', rows: userTypesOnTopOf(edit, current) };
}
