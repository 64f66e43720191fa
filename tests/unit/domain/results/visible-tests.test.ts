import { expect, it } from 'vitest';

import { isWithheld, visibleTests, withoutHints } from '@/domain/results/visible-tests';
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
    const seen = visibleTests(tests, { onlyValidated, panicBlocking, restrictedText: '' });
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
    expect(
      visibleTests(hidden, { onlyValidated: true, panicBlocking, restrictedText: '' }),
    ).toEqual({
      tests: [hidden[0]],
      blocked: false,
      withheld: false,
    });
  }
});

it('a code that cannot be read blocks like a pathological one', () => {
  const unreadable = [{ state: 4, pathology: -1 }];
  const rules = { onlyValidated: false, panicBlocking: 'test', restrictedText: '' } as const;
  expect(visibleTests(unreadable, rules)).toEqual({ tests: [], blocked: false, withheld: true });
});

const rules = { onlyValidated: false, panicBlocking: 'none', restrictedText: 'Reservado' } as const;

it.each([
  ['blocked', { blocked: true, result: 'Bloqueado' }],
  ['blocked and empty', { blocked: true, result: '' }],
  ['confidential, its result replaced', { confidential: true, result: 'Reservado' }],
])('a test that is %s keeps nothing that tells its result (K3)', (_case, fields) => {
  const told = { pathology: 6, comment: 'muy alto', hasComment: true, hasAntibiogram: true };
  const test = reportTest({ ...told, ...fields });
  expect(isWithheld(test, rules)).toBe(true);
  expect(withoutHints(test, rules)).toMatchObject({
    result: fields.result,
    pathology: 0,
    comment: '',
    hasComment: false,
    hasAntibiogram: false,
  });
});

it.each([
  ['open', { result: '5' }],
  ['confidential, its result readable', { confidential: true, result: '5' }],
  ['confidential without a result', { confidential: true, result: '' }],
  ['open, its result the restricted text', { result: 'Reservado' }],
])('a test that is %s stays as it is', (_case, fields) => {
  const test = reportTest({ pathology: 6, comment: 'muy alto', ...fields });
  expect(withoutHints(test, rules)).toBe(test);
});

it('without a restricted text no confidential result counts as replaced', () => {
  const test = reportTest({ confidential: true, result: '' });
  expect(isWithheld(test, { restrictedText: '' })).toBe(false);
});
