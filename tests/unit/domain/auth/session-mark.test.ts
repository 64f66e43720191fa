import fc from 'fast-check';
import { expect, it } from 'vitest';

import { tokenMark, userMark } from '@/domain/auth/session-mark';

const someone = { type: 1, id: 17, userName: 'mrojas' } as const;

it.each([
  ['the same again', someone, true],
  ['other capitals and blanks', { ...someone, userName: ' MRojas ' }, true],
  ['another name', { ...someone, userName: 'mrojas2' }, false],
  ['another id', { ...someone, id: 18 }, false],
  ['another type', { ...someone, type: 3 }, false],
] as const)('one user, %s: %s', (_case, other, isSame) => {
  expect(userMark(other) === userMark(someone)).toBe(isSame);
});

it('marks never hold what they stand for, and differ as that does', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), (text) => {
      expect(userMark({ ...someone, userName: text })).not.toContain(text);
      expect(tokenMark({ authToken: text })).toMatch(/^[\da-z]{1,7}$/);
    }),
    { numRuns: 200 },
  );
  const tokens = Array.from({ length: 1_000 }, (_, at) =>
    tokenMark({ authToken: `aaaa.${at}.cc` }),
  );
  expect(new Set(tokens).size).toBe(tokens.length);
});
