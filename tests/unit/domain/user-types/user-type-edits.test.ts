import { expect, it } from 'vitest';

import {
  changesOfUserType,
  conflictingUserTypes,
  editedUserTypes,
  userTypesOnTopOf,
} from '@/domain/user-types/user-type-edits';
import { userTypeRows, type UserTypeRow } from '@/domain/user-types/user-type-row';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';

const setting: UserTypeSetting = {
  type: 1,
  message: 'hola',
  image: 'iVBORw0KGgo=',
  visible: true,
  confidential: false,
  quantityOrder: 0,
  onlyValidated: true,
};

function rows(...changes: readonly Partial<UserTypeRow>[]): readonly UserTypeRow[] {
  const [row] = userTypeRows([setting]);
  return row === undefined ? [] : changes.map((change) => ({ ...row, ...change }));
}

it('lists the stored types in the login’s order, 0 as *', () => {
  const read = userTypeRows([{ ...setting, type: 4, quantityOrder: 50 }, setting]);
  expect(read.map(({ type, quantity }) => [type, quantity])).toEqual([
    [1, '*'],
    [4, '50'],
  ]);
});

it('nothing edited changes nothing', () => {
  expect(changesOfUserType({ base: rows({}), wanted: rows({}) }, 1)).toEqual({});
});

it.each([
  ['*', 0],
  [' * ', 0],
  ['25', 25],
])('stores the quantity %j as %d', (quantity, quantityOrder) => {
  const edit = { base: rows({ quantity: '7' }), wanted: rows({ quantity }) };
  expect(changesOfUserType(edit, 1)).toEqual({ quantityOrder });
});

it('stores the edited fields only', () => {
  const edit = { base: rows({}), wanted: rows({ message: '', visible: false }) };
  expect(changesOfUserType(edit, 1)).toEqual({ message: '', visible: false });
  expect(editedUserTypes(edit)).toEqual([
    { type: 1, field: 'visible' },
    { type: 1, field: 'message' },
  ]);
});

it('a field that somebody else changed to another value conflicts; others are taken over', () => {
  const edit = { base: rows({}), wanted: rows({ message: 'mío', confidential: true }) };
  const now = rows({ message: 'suyo', quantity: '9' });
  expect(conflictingUserTypes(edit, now)).toEqual([{ type: 1, field: 'message' }]);
  expect(userTypesOnTopOf(edit, now)).toMatchObject([
    { message: 'mío', confidential: true, quantity: '9' },
  ]);
});

it('what was sent and never confirmed is an edit once it is taken back, and conflicts with nobody', () => {
  const unconfirmed = [rows({ onlyValidated: false, quantity: '050' })];
  const edit = { base: rows({}), wanted: rows({}), unconfirmed };
  expect(editedUserTypes(edit).map(({ field }) => field)).toEqual(['quantity', 'onlyValidated']);
  expect(changesOfUserType(edit, 1)).toEqual({ quantityOrder: 0, onlyValidated: true });
  expect(conflictingUserTypes(edit, rows({ onlyValidated: false, quantity: '50' }))).toEqual([]);
  expect(conflictingUserTypes(edit, rows({ quantity: '7' }))).toEqual([
    { type: 1, field: 'quantity' },
  ]);
});
