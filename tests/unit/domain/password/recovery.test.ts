import { expect, it } from 'vitest';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import {
  asksForUser,
  mayRecover,
  offersRecovery,
  readRecovery,
  recoveryProblems,
  recoveryRequest,
} from '@/domain/password/recovery-fields';
import { recoveryRefusal } from '@/domain/password/recovery-refusal';

const DEFAULTS = settingsFromEntries([]);
const TYPES: readonly UserTypeCode[] = [1, 2, 3, 4, 5, 6];

it.each([
  [1, 'user', ''],
  [2, 'mail@lab.example', 'user'],
  [3, 'user', ''],
  [5, 'mail@lab.example', 'user'],
  [6, 'mail@lab.example', ''],
] as const)('type %i sends %j first and %j last', (type, first, second) => {
  const fields = { user: ' user ', email: ' mail@lab.example ' };
  expect(recoveryRequest(fields, type)).toEqual({ first, type, second });
});

it('everybody but the laboratory may recover, and everybody but rates names the user', () => {
  expect(TYPES.filter(mayRecover)).toEqual([1, 2, 3, 5, 6]);
  expect(TYPES.filter(asksForUser)).toEqual([1, 2, 3, 4, 5]);
});

it('the sign-in offers it to whoever may recover, unless it is off', () => {
  const offered = (passwordRecovery: boolean) => {
    const login = { ...DEFAULTS.login, passwordRecovery };
    return TYPES.filter((type) => offersRecovery(type, { ...DEFAULTS, login }));
  };
  expect(offered(true)).toEqual([1, 2, 3, 5, 6]);
  expect(offered(false)).toEqual([]);
});

it.each([
  [1, '', '', ['user-missing', 'email-missing']],
  [1, '  ', 'a@b.c', ['user-missing']],
  [2, '1', '', ['email-missing']],
  [2, '1', 'a@b', ['email-malformed']],
  [2, '', 'a@b', ['user-missing', 'email-malformed']],
  [6, '', '', ['email-missing']],
  [6, '', 'a@b.c', []],
  [5, 'x', ' a@b.c ', []],
] as const)('type %i with %j and %j lacks %j', (type, user, email, problems) => {
  expect(recoveryProblems({ user, email }, type)).toEqual(problems);
});

it('a recovery that lacks nothing is the call, else each field has its problem', () => {
  const value = { first: 'a@b.c', type: 2, second: 'x' };
  expect(readRecovery({ user: ' x ', email: ' a@b.c ' }, 2)).toEqual({ ok: true, value });
  const printed = readRecovery({ user: '52.345.678', email: 'a@b.c' }, 2);
  expect(printed).toMatchObject({ value: { second: '52345678' } });
  const problems = { user: 'user-missing', email: 'email-malformed' };
  expect(readRecovery({ user: '', email: 'a@b' }, 2)).toEqual({ ok: false, problems });
});

it.each([
  [['3|mail not found'], 'no-address'],
  [['3 |sin correo'], 'no-address'],
  [['mail not found'], 'no-address'],
  [['2|user not found'], 'unknown-user'],
  [['', '2|user not found'], 'unknown-user'],
  [['1|wrong user type'], 'other'],
  [['4|patient id missing'], 'other'],
  [['23|x'], 'other'],
  [['Fault on purpose'], null],
  [['Connection refused (2)'], null],
  [[''], null],
  [[], null],
])('the server says %j: %s', (entries, refusal) => {
  expect(recoveryRefusal(entries)).toBe(refusal);
});
