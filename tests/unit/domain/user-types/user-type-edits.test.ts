import { expect, it } from 'vitest';

import {
  changesOfUserType,
  conflictingUserTypes,
  editedUserTypes,
  unstoredUserTypes,
  userTypesOnTopOf,
} from '@/domain/user-types/user-type-edits';
import { userTypeRows, type UserTypeRow } from '@/domain/user-types/user-type-row';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';

const setting: UserTypeSetting = {
  ...{ type: 1, message: 'hola', image: 'iVBORw0KGgo=', visible: true },
  ...{ confidential: false, quantityOrder: 0, onlyValidated: true },
};

const CHANGED = { message: '', visible: false };
function rows(...changes: readonly Partial<UserTypeRow>[]): readonly UserTypeRow[] {
  const [row] = userTypeRows([setting]);
  return row === undefined ? [] : changes.map((change) => ({ ...row, ...change }));
}

it('lists the stored types in the login’s order, 0 as *', () => {
  const read = userTypeRows([{ ...setting, type: 4, quantityOrder: 50 }, setting]);
  expect(read.map(({ type, quantity }) => `${type}: ${quantity}`)).toEqual(['1: *', '4: 50']);
});

it.each([
  ['nothing that was not edited', {}, {}],
  ['a star as 0', { quantity: '*' }, { quantityOrder: 0 }],
  ['a star with blanks as 0', { quantity: ' * ' }, { quantityOrder: 0 }],
  ['a number', { quantity: '25' }, { quantityOrder: 25 }],
  ['all that was edited', CHANGED, CHANGED],
])('stores %s', (_case, changes, stored) => {
  const edit = { base: rows({ quantity: '7' }), wanted: rows({ quantity: '7', ...changes }) };
  expect(changesOfUserType(edit, 1)).toEqual(stored);
});

it('a field that somebody else changed to another value conflicts; others are taken over', () => {
  const edit = { base: rows({}), wanted: rows({ message: 'mío', confidential: true }) };
  const edited = editedUserTypes({ base: rows({}), wanted: rows(CHANGED) });
  expect(edited.map(({ type, field }) => `${type} ${field}`)).toEqual(['1 visible', '1 message']);
  const now = rows({ message: 'suyo', quantity: '9' });
  expect(conflictingUserTypes(edit, now)).toEqual([{ type: 1, field: 'message' }]);
  const merged = { message: 'mío', confidential: true, quantity: '9' };
  expect(userTypesOnTopOf(edit, now)).toMatchObject([merged]);
});

it('what was sent and never confirmed is an edit once it is taken back, and conflicts with nobody', () => {
  const unconfirmed = [rows({ onlyValidated: false, quantity: '050' })];
  const edit = { base: rows({}), wanted: rows({}), unconfirmed };
  expect(editedUserTypes(edit).map(({ field }) => field)).toEqual(['quantity', 'onlyValidated']);
  expect(changesOfUserType(edit, 1)).toEqual({ quantityOrder: 0, onlyValidated: true });
  expect(conflictingUserTypes(edit, rows({ onlyValidated: false, quantity: '50' }))).toEqual([]);
  const conflicts = conflictingUserTypes(edit, rows({ quantity: '7' }));
  expect(conflicts).toEqual([{ type: 1, field: 'quantity' }]);
});

const row = (changes: Partial<UserTypeRow> = {}): UserTypeRow => ({
  ...{ type: 6, message: 'Hola', image: '', quantity: '*' },
  ...{ visible: true, confidential: false, onlyValidated: true },
  ...changes,
});

it.each<[string, Partial<UserTypeRow>, Partial<UserTypeRow>, readonly string[]]>([
  ['the same', {}, {}, []],
  ['blanks that the server takes away', { message: ' Hola ' }, { message: 'Hola' }, []],
  ['another spelling of a number', { quantity: '05' }, { quantity: '5' }, []],
  ['a star and 0', { quantity: '*' }, { quantity: '0' }, []],
  ['a text', { message: 'Nuevo' }, {}, ['6 message']],
  ['a flag', { visible: false }, {}, ['6 visible']],
  ['a number', { quantity: '20' }, { quantity: '*' }, ['6 quantity']],
  ['several', { image: 'QUJD', onlyValidated: false }, {}, ['6 image', '6 onlyValidated']],
])('names what is not stored as it was sent: %s', (_case, sent, stored, fields) => {
  const unstored = unstoredUserTypes([row(sent)], [row(stored)]);
  expect(unstored.map(({ type, field }) => `${type} ${field}`)).toEqual(fields);
});

it('names every field of a type that is gone', () => {
  expect(unstoredUserTypes([row()], [row({ type: 1 })])).toHaveLength(6);
  expect(unstoredUserTypes([], [row()])).toEqual([]);
});
