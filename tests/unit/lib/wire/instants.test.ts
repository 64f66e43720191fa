import { expect, it } from 'vitest';

import { readBirth, readEvent, readInstant } from '@/lib/wire/scalars';

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

it.each([
  [Date.UTC(1986, 4, 7, 5), Date.UTC(1986, 4, 7, 5)],
  ['1909-08-21T00:00:00Z', Date.UTC(1909, 7, 21)],
  [Date.UTC(1900, 0, 2, 5), Date.UTC(1900, 0, 2, 5)],
  // SQL Server, in Bogotá's time of then and in the farthest zones; OLE; Excel.
  [Date.UTC(1900, 0, 1), null],
  [Date.UTC(1900, 0, 1, 4, 56, 16), null],
  [Date.UTC(1900, 0, 1, 12), null],
  ['1899-12-31T10:00:00Z', null],
  [String(Date.UTC(1899, 11, 30, 5)), null],
  [0, null],
])('a birth at %j is at %j', (value, birth) => {
  expect(readBirth(value)).toBe(birth);
});
