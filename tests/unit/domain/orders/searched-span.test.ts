import { expect, it } from 'vitest';

import { searchedSpan } from '@/domain/orders/searched-span';

it.each([
  ['a range within a month', { dateNumberInit: 20260301, dateNumberEnd: 20260331 }, 30],
  ['a month and a day', { dateNumberInit: 20260301, dateNumberEnd: 20260401 }, 31],
  ['a range over the end of February', { dateNumberInit: 20260215, dateNumberEnd: 20260318 }, 31],
  ['a range with a leap day', { dateNumberInit: 20280215, dateNumberEnd: 20280318 }, 32],
  ['a range over New Year', { dateNumberInit: 20251231, dateNumberEnd: 20260101 }, 1],
  ['a range of one day', { dateNumberInit: 20260301, dateNumberEnd: 20260301 }, 0],
  ['one day', { dateNumber: 20260301 }, 0],
  ['no date at all', { dateNumber: null }, null],
  ['another search', {}, null],
])('days searched: %s', (_case, filter, days) => {
  expect(searchedSpan(filter)).toBe(days);
});
