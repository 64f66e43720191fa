import { expect, it } from 'vitest';

import { visibleTests, withoutHints } from '@/domain/results/visible-tests';
import { reportTest } from '@tests/support/fixtures/report-order';

const tests = [
  { id: 'validated', state: 4, pathology: 0 },
  { id: 'printed high', state: 5, pathology: 3 },
  { id: 'pending', state: 2, pathology: 0 },
  { id: 'unreadable', state: -1, pathology: 4 },
];

it.each([
  [false, 'none', ['validated', 'printed high', 'pending', 'unreadable'], 'all told'],
  [true, 'none', ['validated', 'printed high'], 'all told'],
  [false, 'test', ['validated', 'pending'], 'some withheld'],
  [true, 'test', ['validated'], 'some withheld'],
  [false, 'order', [], 'blocked'],
  [true, 'order', [], 'blocked'],
] as const)(
  'only validated %s, blocking %s shows %j, %s (K3)',
  (onlyValidated, panicBlocking, ids, told) => {
    const seen = visibleTests(tests, { onlyValidated, panicBlocking });
    expect(seen.tests.map(({ id }) => id)).toEqual(ids);
    expect(seen.blocked).toBe(told === 'blocked');
    expect(seen.withheld).toBe(told === 'some withheld');
  },
);

it('does not block an order for a pathology that is hidden anyway, nor call it withheld', () => {
  const hidden = [
    { state: 4, pathology: 0 },
    { state: 1, pathology: 6 },
  ];
  for (const panicBlocking of ['order', 'test'] as const) {
    expect(visibleTests(hidden, { onlyValidated: true, panicBlocking })).toEqual({
      tests: [hidden[0]],
      blocked: false,
      withheld: false,
    });
  }
});

it('a code that cannot be read blocks like a pathological one', () => {
  const unreadable = [{ state: 4, pathology: -1 }];
  const rules = { onlyValidated: false, panicBlocking: 'test' } as const;
  expect(visibleTests(unreadable, rules)).toEqual({ tests: [], blocked: false, withheld: true });
});

it('a blocked test keeps nothing that tells its result (K3)', () => {
  const told = { pathology: 6, comment: 'muy alto', hasComment: true, hasAntibiogram: true };
  const blocked = withoutHints(reportTest({ ...told, blocked: true, result: 'Bloqueado' }));
  expect(blocked).toMatchObject({
    result: 'Bloqueado',
    pathology: 0,
    comment: '',
    hasComment: false,
    hasAntibiogram: false,
  });
  const open = reportTest(told);
  expect(withoutHints(open)).toBe(open);
});
