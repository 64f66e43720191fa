import { expect, it } from 'vitest';

import { readLogin } from '@/domain/auth/login-fields';

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
