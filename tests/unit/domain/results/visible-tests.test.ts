import { expect, it } from 'vitest';

import { visibleTests } from '@/domain/results/visible-tests';

const tests = [
  { id: 'validated', state: 4, pathology: 0 },
  { id: 'printed high', state: 5, pathology: 3 },
  { id: 'pending', state: 2, pathology: 0 },
  { id: 'unreadable', state: -1, pathology: 4 },
];

it.each([
  [false, 'none', ['validated', 'printed high', 'pending', 'unreadable'], false],
  [true, 'none', ['validated', 'printed high'], false],
  [false, 'test', ['validated', 'pending'], false],
  [true, 'test', ['validated'], false],
  [false, 'order', [], true],
  [true, 'order', [], true],
] as const)('only validated %s, blocking %s', (onlyValidated, panicBlocking, ids, blocked) => {
  const seen = visibleTests(tests, { onlyValidated, panicBlocking });
  expect(seen.tests.map(({ id }) => id)).toEqual(ids);
  expect(seen.blocked).toBe(blocked);
});

it('does not block an order for a pathology that is hidden anyway', () => {
  const rules = { onlyValidated: true, panicBlocking: 'order' } as const;
  const hidden = [
    { state: 4, pathology: 0 },
    { state: 1, pathology: 6 },
  ];
  expect(visibleTests(hidden, rules)).toEqual({ tests: [hidden[0]], blocked: false });
});
