import { expect, it } from 'vitest';

import { printRefusal, type PrintRefusal } from '@/domain/reports/print/print-refusal';

it.each<[string, readonly string[], PrintRefusal]>([
  ['the key is not there', ['timeout'], 'key'],
  ['the key is not there, beside another entry', ['5|invalid password', 'Timeout'], 'key'],
  ['the key is not there, with a code', ['0|timeout|x'], 'key'],
  ['the licence is over', ['La licencia registrada ha expirado.'], 'licence'],
  ['1', ['1|LDAP not supported'], 'directory'],
  ['2', ['2|wrong credentials'], 'directory'],
  ['3 of the directory', ['3|ldap connection timeout'], 'directory'],
  ['3', ['3|Maximum number of failed attempts'], 'attempts'],
  ['4 inactive', ['4|inactive user'], 'inactive'],
  ['4', ['4|user not found'], 'invalid-user'],
  ['5 first', ['5|invalid password|1'], 'wrong-password'],
  ['5 second', ['5|invalid password|2'], 'wrong-password'],
  ['5 third', ['5|invalid password|3', '3|Maximum number of failed attempts'], 'attempts'],
  ['5 without a count', ['5|invalid password'], 'wrong-password'],
  ['6 with a user', ['6|password expiration date|7|false'], 'expired'],
  ['6 without a user', ['6|password expiration date'], 'expired'],
  ['6 of an inactive user', ['6|not active'], 'inactive'],
  ['7 with a user', ['7|change password|7|true'], 'expired'],
  ['7 without a user', ['7|change password'], 'expired'],
  ['8', ['8|password not found'], 'no-password'],
  ['9 with a user', ['9|first sign-in|7'], 'expired'],
  ['an unknown code', ['99|x'], 'invalid-user'],
  ['no code', ['|'], 'invalid-user'],
  ['nothing', [], 'invalid-user'],
])('names the refusal: %s', (_, entries, refusal) => {
  expect(printRefusal(entries)).toBe(refusal);
});
