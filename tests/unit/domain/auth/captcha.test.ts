import fc from 'fast-check';
import { expect, it } from 'vitest';

import { captchaCode, captchaSum, isCaptchaCode, isCaptchaSum } from '@/domain/auth/captcha';

/** Random sources that stay below the limit they are asked for. */
const sources = fc
  .infiniteStream(fc.nat(0xff_ff_ff))
  .map((numbers) => (limit: number) => (numbers.next().value ?? 0) % limit);

it('a code has six letters and digits without look-alikes', () => {
  fc.assert(
    fc.property(sources, (source) => {
      expect(captchaCode(source)).toMatch(/^[A-Za-z2-9]{6}$/);
      expect(captchaCode(source)).not.toMatch(/[0O1lI]/);
    }),
  );
});

it('every other letter and digit can appear, and the code is a new one each time', () => {
  const seen = new Set<string>();
  for (let start = 0; start < 57; start += 1) seen.add(captchaCode(() => start)[0] ?? '');
  expect(seen.size).toBe(57);
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const next = () => numbers.shift() ?? 0;
  expect(captchaCode(next)).not.toBe(captchaCode(next));
});

it.each([
  ['aB3xYz', true],
  [' aB3xYz ', true],
  ['ab3xyz', false],
  ['aB3xY', false],
  ['aB3xYzz', false],
  ['', false],
])('aB3xYz typed as "%s": %s', (typed, accepted) => {
  expect(isCaptchaCode('aB3xYz', typed)).toBe(accepted);
});

it('a sum has two numbers from 1 to 9 and accepts its result only', () => {
  fc.assert(
    fc.property(sources, fc.nat(30), (source, typed) => {
      const sum = captchaSum(source);
      expect(sum.first).toBeGreaterThanOrEqual(1);
      expect(sum.second).toBeGreaterThanOrEqual(1);
      expect(sum.first + sum.second).toBeLessThanOrEqual(18);
      expect(isCaptchaSum(sum, ` ${typed} `)).toBe(sum.first + sum.second === typed);
      expect(isCaptchaSum(sum, '')).toBe(false);
    }),
  );
});
