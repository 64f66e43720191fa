import type { UserTypeCode } from '@/domain/auth/user-type';

import { ALL_ORDERS, type UserTypeRow } from './user-type-row';
import type { UserTypeSetting } from './user-type-setting';

export type UserTypeField = Exclude<keyof UserTypeRow, 'type'>;

/** One edited field of one type. */
export interface UserTypeFieldOf {
  readonly type: UserTypeCode;
  readonly field: UserTypeField;
}

/** What somebody read, and what they want instead. */
export interface UserTypesEdit {
  readonly base: readonly UserTypeRow[];
  readonly wanted: readonly UserTypeRow[];
  /** What was sent since `base` was read and never confirmed: any of it may be stored, so what is wanted instead is an edit too. */
  readonly unconfirmed?: readonly (readonly UserTypeRow[])[];
}

/** All that is edited of a type, in the order of the screen. */
export const USER_TYPE_FIELDS: readonly UserTypeField[] = [
  'visible',
  'message',
  'image',
  'quantity',
  'confidential',
  'onlyValidated',
];

function rowOf(rows: readonly UserTypeRow[], type: UserTypeCode): UserTypeRow | undefined {
  return rows.find((row) => row.type === type);
}

/** The edited fields of one type. */
function changedFields(edit: UserTypesEdit, type: UserTypeCode): readonly UserTypeField[] {
  const { base, wanted, unconfirmed = [] } = edit;
  const after = rowOf(wanted, type);
  if (after === undefined) return [];
  const before = [base, ...unconfirmed].flatMap((rows) => rowOf(rows, type) ?? []);
  return USER_TYPE_FIELDS.filter((field) => before.some((row) => row[field] !== after[field]));
}

/** The fields that were edited. */
export function editedUserTypes(edit: UserTypesEdit): readonly UserTypeFieldOf[] {
  return edit.wanted.flatMap(({ type }) =>
    changedFields(edit, type).map((field) => ({ type, field })),
  );
}

/** The edited fields that somebody else changed meanwhile to yet another value. */
export function conflictingUserTypes(
  edit: UserTypesEdit,
  current: readonly UserTypeRow[],
): readonly UserTypeFieldOf[] {
  const { base, wanted, unconfirmed = [] } = edit;
  return editedUserTypes(edit).filter(({ type, field }) => {
    const now = rowOf(current, type);
    const isOwn = unconfirmed.some((rows) => {
      const sent = rowOf(rows, type);
      return sent !== undefined && isStored(sent, now, field);
    });
    if (isOwn) return false;
    return (
      now?.[field] !== rowOf(base, type)?.[field] && now?.[field] !== rowOf(wanted, type)?.[field]
    );
  });
}

function isStored(wanted: UserTypeRow, stored: UserTypeRow | undefined, field: UserTypeField) {
  if (stored === undefined) return false;
  if (field === 'quantity')
    return orderQuantity(stored.quantity) === orderQuantity(wanted.quantity);
  return String(stored[field]).trim() === String(wanted[field]).trim();
}

/** The fields that are stored otherwise than they were sent; all of a type that is not there any more. */
export function unstoredUserTypes(
  sent: readonly UserTypeRow[],
  stored: readonly UserTypeRow[],
): readonly UserTypeFieldOf[] {
  return sent.flatMap((row) =>
    USER_TYPE_FIELDS.filter((field) => !isStored(row, rowOf(stored, row.type), field)).map(
      (field) => ({
        type: row.type,
        field,
      }),
    ),
  );
}

/** The edits of one person on top of what is stored now. */
export function userTypesOnTopOf(
  edit: UserTypesEdit,
  current: readonly UserTypeRow[],
): readonly UserTypeRow[] {
  return current.map((row) => {
    const wanted = rowOf(edit.wanted, row.type);
    const fields = changedFields(edit, row.type);
    return { ...row, ...Object.fromEntries(fields.map((field) => [field, wanted?.[field]])) };
  });
}

function orderQuantity(quantity: string): number {
  return quantity.trim() === ALL_ORDERS ? 0 : Number.parseInt(quantity, 10);
}

/** The settings as they would be if these rows were saved now. */
export function userTypeSettings(rows: readonly UserTypeRow[]): readonly UserTypeSetting[] {
  return rows.map(({ quantity, ...same }) => {
    const most = orderQuantity(quantity);
    return { ...same, quantityOrder: Number.isNaN(most) ? 0 : most };
  });
}

/** What changes in the stored record of a type; `*` becomes 0. Nothing for what was not edited. */
export function changesOfUserType(
  edit: UserTypesEdit,
  type: UserTypeCode,
): Partial<UserTypeSetting> {
  const wanted = rowOf(edit.wanted, type);
  if (wanted === undefined) return {};
  const fields = changedFields(edit, type);
  const same = fields
    .filter((field) => field !== 'quantity')
    .map((field) => [field, wanted[field]]);
  const quantity = fields.includes('quantity')
    ? { quantityOrder: orderQuantity(wanted.quantity) }
    : {};
  return { ...(Object.fromEntries(same) as Partial<UserTypeSetting>), ...quantity };
}
