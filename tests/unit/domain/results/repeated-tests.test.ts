import { expect, it } from 'vitest';

import { repeatedTests } from '@/domain/results/repeated-tests';

it('names each test that comes several times, once', () => {
  const tests = [1, 2, 1, 3, 1, 3].map((testId) => ({ testId }));
  expect(repeatedTests(tests)).toEqual([1, 3]);
});
