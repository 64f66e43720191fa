import { expect, it } from 'vitest';

import { changeRefusal } from '@/domain/password/change-refusal';
import { passwordProblems } from '@/domain/password/password-problems';
import { provesChange } from '@/domain/password/proven-change';
import { resetRefusal } from '@/domain/password/reset-refusal';

const POLICY = { policy: true, administrator: false };
const STRICT = { policy: true, administrator: true };
const PLAIN = 'Nueva2026Nueva';
const FREE = { policy: false, administrator: false };

it.each([
  ['nothing typed', POLICY, ['', '', ''], ['current 0020', 'password 0020', 'repetition 0020']],
  ['no current field', POLICY, [null, '', ''], ['password 0020', 'repetition 0020']],
  ['too weak', POLICY, ['old', 'weak', 'weak'], ['password 0153']],
  [
    'weak and repeated otherwise',
    POLICY,
    ['old', 'weak', 'x'],
    ['password 0153', 'repetition 0162'],
  ],
  ['repeated differently', POLICY, ['old', 'Nueva.2026', 'Nueva.2025'], ['repetition 0162']],
  ['not repeated', POLICY, ['old', 'Nueva.2026', ''], ['repetition 0020']],
  ['the old one again', POLICY, ['Nueva.2026', 'Nueva.2026', 'Nueva.2026'], ['password 0155']],
  ['the old one again without policy', FREE, ['a', 'a', 'a'], ['password 0155']],
  ['blank without policy', FREE, ['old', '   ', '   '], ['password 0020']],
  ['spaces count', FREE, ['old', 'a', 'a '], ['repetition 0162']],
  ['composed and decomposed letters differ', FREE, ['old', 'ñ', 'n\u0303'], ['repetition 0162']],
  ['only the current one missing', POLICY, ['', 'Nueva.2026', 'Nueva.2026'], ['current 0020']],
  ['all well', POLICY, ['old', 'Nueva.2026', 'Nueva.2026'], []],
  ['all well without policy', FREE, ['old', 'b', 'b'], []],
  ['a special character is missing', STRICT, ['old', PLAIN, PLAIN], ['password 0153']],
  ['all well for administrators', STRICT, ['old', `${PLAIN}.`, `${PLAIN}.`], []],
] as const)('%s', (_case, rules, [current, password, repetition], problems) => {
  const found = passwordProblems({ current, password, repetition }, rules);
  expect(found.map(({ field, message }) => `${field} ${message}`)).toEqual(problems);
});

it.each([
  [['0|passwordNew'], true, 'password 0020'],
  [['1|password used before'], true, 'password 0154'],
  [['1|password used before'], false, 'password 0154'],
  [['2|password old'], true, 'current 0018'],
  [['2|password old'], false, 'current 0162'],
  [['2|user'], true, 'current 0018'],
  [['3|password equals'], true, 'password 0155'],
  [['1|used', '2|old'], true, 'current 0018'],
  [[' 1 |used'], true, 'password 0154'],
  [['1'], true, 'password 0154'],
  [['12|x'], true, null],
  [['nonsense'], true, null],
  [[], true, null],
])('the server says %j, policy %s', (entries, policy, expected) => {
  const problem = changeRefusal(entries, policy);
  expect(problem === null ? null : `${problem.field} ${problem.message}`).toBe(expected);
});

it.each([
  [['3|password not set'], 'not-set'],
  [['', '3|password not set'], 'not-set'],
  [['Password not set'], 'not-set'],
  [['1|wrong password value'], 'expired'],
  [['2|wrong user type'], 'expired'],
  [['Token expired 3'], 'expired'],
  [['JWT expired at 2026-11-22T04:29:53Z. Current time: 2026-11-22T08:00:00Z'], 'expired'],
  [['time is over'], 'expired'],
  [['El enlace ya venció'], 'expired'],
  [['expired token'], 'expired'],
  [['', 'El tiempo para modificar la contraseña expiró'], 'expired'],
  [['33|x'], null],
  [['Fault on purpose'], null],
  [['Invalid token'], null],
  [['Connection expired'], null],
  [['9|otra regla'], null],
  [[''], null],
  [[], null],
])('a reset refused with %j is %s', (entries, refusal) => {
  expect(resetRefusal(entries)).toBe(refusal);
});

it('the confirmed change of a physician or a rate proves nothing', () => {
  expect(([1, 2, 3, 4, 5, 6] as const).filter(provesChange)).toEqual([2, 3, 4, 5]);
});
