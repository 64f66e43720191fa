import { expect, it } from 'vitest';

import { readEvent, readInstant } from '@/lib/wire/scalars';

it.each([
  [20241231, null],
  [19800510, null],
  [20250399, 20250399],
  [18000000, 18000000],
])('a number that reads as a day is no instant: %j', (value, instant) => {
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
