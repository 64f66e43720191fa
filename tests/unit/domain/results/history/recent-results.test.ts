import { expect, it } from 'vitest';

import { missingAfter, ordersToLookUp } from '@/domain/results/history/recent-results';
import { cutHistory, days, entryOf, orderOf } from './cut-history';
import { testHistory } from '@tests/support/fixtures/test-history';

it('ordersToLookUp asks for twelve at most: the nearest before the open one, then the newest', () => {
  const listed = days(40).map(orderOf);
  const asked = ordersToLookUp(listed, orderOf(6));
  expect(asked).toEqual([5, 4, 3, 2, 1, 40, 39, 38, 37, 36, 35, 34].map(orderOf));
  const newest = days(40).toReversed().slice(0, 12);
  expect(ordersToLookUp(listed, orderOf(99))).toEqual(newest.map(orderOf));
});

it('missingAfter is the newest order of the cut history that ends first', () => {
  const short = testHistory(3, [entryOf(2)]);
  const other = { ...cutHistory(days(12)), testId: 2 };
  expect(missingAfter([cutHistory(days(20)), other, short])).toBe(orderOf(12));
  expect([missingAfter([short]), missingAfter([])]).toEqual([null, null]);
});
