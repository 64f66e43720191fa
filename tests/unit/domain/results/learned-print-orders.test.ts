import { expect, it } from 'vitest';

import { withPrintOrders } from '@/domain/results/learned-print-orders';

const answer = (...places: readonly (readonly [testId: number, printSort: number | null])[]) =>
  places.map(([testId, printSort]) => ({ testId, printSort }));
const known = withPrintOrders(new Map(), answer([1, 10], [2, 20]));

it('adds what an answer says, the newest word first', () => {
  const learned = withPrintOrders(known, answer([2, 5], [3, 7], [4, null]));
  expect(Object.fromEntries(learned)).toEqual({ 1: 10, 2: 5, 3: 7, 4: null });
});

it('takes the smaller place of a test that stands in two profiles, whichever came first', () => {
  const twice = answer([9, 8], [9, null], [9, 3]);
  expect(withPrintOrders(new Map(), twice).get(9)).toBe(3);
  expect(withPrintOrders(new Map(), twice.toReversed()).get(9)).toBe(3);
});

it.each([
  ['nothing', []],
  ['what is known', answer([1, 10])],
  ['no print order at all', answer([1, null], [5, null])],
])('gives the very same where an answer says %s', (_case, tests) => {
  expect(withPrintOrders(known, tests)).toBe(known);
});
