import { expect, it } from 'vitest';

import { readInstant, readKnownText } from '@/lib/wire/scalars';

it.each([
  [undefined, ''],
  [null, ''],
  ['', ''],
  ['12.5', '12.5'],
  [' ', ' '],
  [0, '0'],
  [7.5, '7.5'],
  [true, null],
  [false, null],
  [{}, null],
  [['5'], null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('of %o is known %j: what was sent never looks as if nothing had been', (value, text) => {
  expect(readKnownText(value)).toBe(text);
});

it.each([
  ['1800-01-01T00:00:00Z', Date.UTC(1800, 0, 1)],
  ['1799-12-31T23:59:59Z', null],
  ['2199-12-31T23:59:59Z', Date.UTC(2199, 11, 31, 23, 59, 59)],
  ['2200-01-01T00:00:00Z', null],
])('an instant of %s is %j: other years are the marks of other systems', (value, instant) => {
  expect(readInstant(value)).toBe(instant);
});
