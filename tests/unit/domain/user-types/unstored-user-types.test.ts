import { expect, it } from 'vitest';

import { unstoredUserTypes } from '@/domain/user-types/user-type-edits';
import type { UserTypeRow } from '@/domain/user-types/user-type-row';

const row = (changes: Partial<UserTypeRow> = {}): UserTypeRow => ({
  type: 6,
  message: 'Hola',
  image: '',
  quantity: '*',
  visible: true,
  confidential: false,
  onlyValidated: true,
  ...changes,
});

it.each<[string, Partial<UserTypeRow>, Partial<UserTypeRow>, readonly string[]]>([
  ['the same', {}, {}, []],
  ['blanks that the server takes away', { message: ' Hola ' }, { message: 'Hola' }, []],
  ['another spelling of a number', { quantity: '05' }, { quantity: '5' }, []],
  ['a star and 0', { quantity: '*' }, { quantity: '0' }, []],
  ['a text', { message: 'Nuevo' }, {}, ['message']],
  ['a flag', { visible: false }, {}, ['visible']],
  ['a number', { quantity: '20' }, { quantity: '*' }, ['quantity']],
  ['several', { image: 'QUJD', onlyValidated: false }, {}, ['image', 'onlyValidated']],
])('names what is not stored as it was sent: %s', (_case, sent, stored, fields) => {
  expect(unstoredUserTypes([row(sent)], [row(stored)])).toEqual(
    fields.map((field) => ({ type: 6, field })),
  );
});

it('names every field of a type that is gone', () => {
  expect(unstoredUserTypes([row()], [row({ type: 1 })])).toHaveLength(6);
  expect(unstoredUserTypes([], [row()])).toEqual([]);
});
