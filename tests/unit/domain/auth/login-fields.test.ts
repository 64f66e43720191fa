import { expect, it } from 'vitest';

import { readLogin, sentUser } from '@/domain/auth/login-fields';

const missing = (...fields: readonly string[]) => ({
  ok: false,
  problems: Object.fromEntries(fields.map((field) => [field, 'required'])),
});

it.each([
  ['nothing typed', '', '', missing('user', 'password')],
  ['no user', ' ', 'secreto', missing('user')],
  ['no password', 'medico', '  ', missing('password')],
  [
    'a user between spaces, a password with spaces',
    ' medico ',
    ' secreto ',
    { ok: true, value: { user: 'medico', password: ' secreto ', documentType: '2' } },
  ],
])('%s', (_case, user, password, expected) => {
  expect(readLogin({ user, password, documentType: '2' })).toEqual(expected);
});

it.each([
  ['52.345.678', true, '52345678'],
  [' 52 345 678 ', true, '52345678'],
  ['1,020,304', true, '1020304'],
  ['AB 1.234', true, 'AB 1.234'],
  ['52.345.678-1', true, '52.345.678-1'],
  [' 52.345.678 ', false, '52.345.678'],
])('the user %j, a document: %s, is sent as %j', (typed, isDocument, sent) => {
  expect(sentUser(typed, isDocument)).toBe(sent);
});
