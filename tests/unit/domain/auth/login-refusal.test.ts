import { expect, it } from 'vitest';

import { loginRefusal } from '@/domain/auth/login-refusal';

it.each([
  ['no entry', [], { message: '0017' }],
  ['a text that is no entry', ['?'], { message: '0017' }],
  ['an unknown code', ['42|what'], { message: '0017' }],
  ['the licence', ['La licencia registrada ha expirado.'], { message: '0180' }],
  [
    'the licence before all else',
    ['La licencia registrada ha expirado.', '4|x'],
    { message: '0180' },
  ],
  ['a directory that is not supported', ['1|LDAP not supported'], { message: '0175' }],
  ['directory credentials', ['2|LDAP invalid credentials'], { message: '0176' }],
  ['the directory connection', ['3|LDAP connection failed'], { message: '0177' }],
  ['a third failure', ['3|user locked'], { message: '0247' }],
  [
    'a third failure with both entries',
    ['5|invalid password|3', '3|user locked'],
    { message: '0247' },
  ],
  ['an inactive user', ['4|inactive user'], { message: '0164' }],
  ['an inactive user in capitals', ['4|Inactive User'], { message: '0164' }],
  ['an unknown user', ['4|user not found'], { message: '0017' }],
  ['a first failure', ['5|invalid password|1'], { message: '0242', attempts: 2 }],
  ['a second failure', ['5|invalid password|2'], { message: '0242', attempts: 1 }],
  ['a failure that deactivates', ['5|invalid password|3'], { message: '0247' }],
  ['a failure without counter', ['5|invalid password'], { message: '0244' }],
  ['an expired password', ['6|password expiration date|12|true'], { message: '0166' }],
  ['a user outside its dates', ['6|activation date'], { message: '0165' }],
  ['a password to change', ['7|change password|12|false'], { message: '0166' }],
  ['any other 7', ['7|later'], { message: '0165' }],
  ['no password stored', ['8|password not set'], { message: '0188' }],
  ['a number that only begins like a code', ['45|x'], { message: '0017' }],
])('%s', (_case, entries, refusal) => {
  expect(loginRefusal(entries)).toEqual(refusal);
});
