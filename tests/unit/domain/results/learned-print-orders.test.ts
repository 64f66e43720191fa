import { expect, it } from 'vitest';

import { withPrintOrders } from '@/domain/results/learned-print-orders';

const known = new Map([
  [1, 10],
  [2, 20],
]);

it('adds what an answer says, the newest word first', () => {
  const learned = withPrintOrders(known, [
    { testId: 2, printSort: 5 },
    { testId: 3, printSort: 7 },
    { testId: 4, printSort: null },
  ]);
  expect([...learned]).toEqual([
    [1, 10],
    [2, 5],
    [3, 7],
    [4, null],
  ]);
});

it('keeps what is known where an answer carries no print order at all', () => {
  const silent = [
    { testId: 1, printSort: null },
    { testId: 5, printSort: null },
  ];
  expect(withPrintOrders(known, silent)).toBe(known);
});

it('takes the smaller place of a test that stands in two profiles, whichever came first', () => {
  const twice = [
    { testId: 9, printSort: 8 },
    { testId: 9, printSort: null },
    { testId: 9, printSort: 3 },
  ];
  expect(withPrintOrders(new Map(), twice).get(9)).toBe(3);
  expect(withPrintOrders(new Map(), twice.toReversed()).get(9)).toBe(3);
});

it.each([
  ['nothing', []],
  ['what is known', [{ testId: 1, printSort: 10 }]],
])('gives the very same where an answer says %s', (_case, tests) => {
  expect(withPrintOrders(known, tests)).toBe(known);
});
