import { expect, it } from 'vitest';

import { isAcceptable, missingRules } from '@/domain/password/password-rules';
import { passwordStrength } from '@/domain/password/password-strength';

const USER = { policy: true, administrator: false };
const ADMINISTRATOR = { policy: true, administrator: true };

/** password, level for users and administrators, rules a user and an administrator still miss */
const CASES: readonly (readonly [string, number | null, number | null, string, string])[] = [
  ['', null, null, 'length upper lower digit', 'length upper lower digit special'],
  ['a', 0, 0, 'length upper digit', 'length upper digit special'],
  ['A', 0, 0, 'length lower digit', 'length lower digit special'],
  ['1', 0, 0, 'length upper lower', 'length upper lower special'],
  ['.', 0, 0, 'length upper lower digit', 'length upper lower digit'],
  [' ', 0, 0, 'length upper lower digit', 'length upper lower digit'],
  ['aaaaaaaaaaaaaaaa', 0, 0, 'upper digit', 'upper digit special'],
  ['aA', 1, 1, 'length digit', 'length digit special'],
  ['aaaaaaaaA', 1, 1, 'digit', 'length digit special'],
  ['aA1', 2, 2, 'length', 'length special'],
  ['aaaaaaA1', 2, 2, 'length', 'length special'],
  ['aaaaaaaA1', 3, 2, '', 'length special'],
  ['aaaaaaaaaA1', 3, 2, '', 'length special'],
  ['aaaaaaaaaaA1', 3, 3, '', 'special'],
  ['aA1.', 3, 3, 'length', 'length'],
  ['aaaaaA1.', 3, 3, 'length', 'length'],
  ['aaaaaaA1.', 4, 3, '', 'length'],
  ['aaaaaaaaA1.', 4, 3, '', 'length'],
  ['aaaaaaaaaA1.', 4, 4, '', ''],
  ['AAAAAAAA1.', 3, 2, 'lower', 'length lower'],
  ['aaaaaaaa1.', 3, 2, 'upper', 'length upper'],
  ['aaaaaaaaA.', 3, 2, 'digit', 'length digit'],
  ['Ñandú 2026', 4, 3, '', 'length'],
  ['ñandúes más 20', 3, 3, 'upper', 'upper'],
  ['Contraseña2026', 3, 3, '', 'special'],
  ['Ünïcödé٣٤٥', 3, 2, '', 'length special'],
  ['Пароль12345', 3, 2, '', 'length special'],
  ['密码密码密码密码密码', null, null, 'upper lower digit', 'length upper lower digit special'],
  ['Aa1😀😀😀😀', 3, 3, 'length', 'length'],
  ['Aa1😀😀😀😀😀😀', 4, 3, '', 'length'],
  ['Aa1😀😀😀😀😀😀😀😀😀', 4, 4, '', ''],
  ['Aa1👩‍🔬', 3, 3, 'length', 'length'],
  ['  Aa1  aa ', 4, 3, '', 'length'],
  ['Aa1\u00a0aaaaa', 4, 3, '', 'length'],
  ['Aa1\u200baaaaa', 3, 2, '', 'length special'],
  ['Aa1_______', 4, 3, '', 'length'],
  ['Aa1€€€€€€€€€', 4, 4, '', ''],
  ['<script>A1', 4, 3, '', 'length'],
  ['Aa1.'.repeat(16), 4, 4, '', ''],
  ['Aa1.'.repeat(32), 4, 4, '', ''],
  ['Aa1.'.repeat(50), 4, 4, '', ''],
  [`${'a'.repeat(198)}A1`, 3, 3, '', 'special'],
];

const missing = (password: string, administrator: boolean) =>
  missingRules(password, { administrator }).join(' ');

it('has its level, its checklist, and may be sent only without a missing rule', () => {
  for (const [password, ...expected] of CASES) {
    const levels = [USER, ADMINISTRATOR].map((rules) => passwordStrength(password, rules));
    const rules = [missing(password, false), missing(password, true)];
    expect([password, ...levels, ...rules]).toEqual([password, ...expected]);
    const sent = [USER, ADMINISTRATOR].map((one) => isAcceptable(password, one));
    expect([password, ...sent]).toEqual([password, ...rules.map((one) => one === '')]);
  }
});

/** All combinations of the four classes, at the lengths around both minima. */
const SAMPLES = { upper: 'Ñ', lower: 'ñ', digit: '7', special: '¡' } as const;
const MASKS = Array.from({ length: 16 }, (_, mask) => mask);
const LENGTHS = [4, 8, 9, 10, 11, 12, 13, 14, 64, 128, 200];

it.each([false, true])('level, checklist and submit agree, administrator: %s', (administrator) => {
  for (const [mask, length] of MASKS.flatMap((one) =>
    LENGTHS.map((size) => [one, size] as const),
  )) {
    const present = Object.values(SAMPLES).filter((_, place) => (mask & (1 << place)) !== 0);
    // Ideographs fill up: they belong to no class.
    const password = present.join('').padEnd(length, '密');
    const isLong = length >= (administrator ? 12 : 9);
    const points = present.length + (present.length > 2 && isLong ? 1 : 0);
    const { special, ...required } = SAMPLES;
    const needed = [...Object.values(required), ...(administrator ? [special] : [])];
    const complete = isLong && needed.every((sample) => password.includes(sample));
    const level = passwordStrength(password, { administrator });
    const isSent = isAcceptable(password, { policy: true, administrator });
    expect([password, level, isSent]).toEqual([
      password,
      points === 0 ? null : points - 1,
      complete,
    ]);
  }
});

it('without the policy all but blanks is acceptable', () => {
  const isFree = (text: string) => isAcceptable(text, { policy: false, administrator: true });
  const passwords = ['a', '😀', ' a ', '', '   ', '\t\u00a0'];
  expect(passwords.filter(isFree)).toEqual(['a', '😀', ' a ']);
});
