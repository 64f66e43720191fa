import { expect, it } from 'vitest';

import { readEvent, readInstant } from '@/lib/wire/scalars';

it.each([
  [20241231, null],
  [19800510, null],
  ['19800510', null],
])('a number that reads as a day is no instant: %j', (value, instant) => {
  expect(readInstant(value)).toBe(instant);
});

const MIDNIGHT = 5 * 3_600_000;
const CHRISTMAS = Date.UTC(1969, 11, 25, 5);

it.each([
  [Date.UTC(1986, 4, 7, 5) / 1000, null],
  [String(Date.UTC(1986, 4, 7, 5) / 1000), null],
  [Date.UTC(1931, 2, 1, 5) / 1000, null],
  [Date.UTC(2026, 10, 26, 5) / 1000, null],
  [20250399, null],
  [MIDNIGHT, MIDNIGHT],
  [CHRISTMAS, CHRISTMAS],
  ['1970-01-05T07:12:09Z', Date.UTC(1970, 0, 5, 7, 12, 9)],
])('epoch seconds are no instant of New Year 1970: %j', (value, instant) => {
  expect(readInstant(value)).toBe(instant);
});

it.each([
  [1742468400000, 1742468400000],
  ['2024-01-01T00:00:00Z', Date.UTC(2024, 0, 1)],
  [1742468400, null],
  ['1742468400', null],
  [18000000, null],
  [-86400000, null],
  [20250320, null],
  ['1965-01-01T00:00:00Z', null],
])('something done in a laboratory at %j was at %j', (value, instant) => {
  expect(readEvent(value)).toBe(instant);
});
