import fc from 'fast-check';
import { expect, it } from 'vitest';

import { birth, event } from '@/api/wire/dates';

// Other instants of a laboratory stand in tests/unit/lib/nasty-shapes.ts.
const CHRISTMAS = Date.UTC(1969, 11, 25, 5);
const IN_1986 = Date.UTC(1986, 4, 7, 5);

it.each([
  [IN_1986, IN_1986],
  [String(IN_1986), IN_1986],
  [Date.UTC(1900, 0, 2, 5), Date.UTC(1900, 0, 2, 5)],
  // Midnights around New Year 1970.
  [5 * 3_600_000, 5 * 3_600_000],
  [CHRISTMAS, CHRISTMAS],
  // Empty dates of SQL Server, in Bogotá's time of then and in the farthest zones; of OLE and others.
  [Date.UTC(1900, 0, 1), null],
  [Date.UTC(1900, 0, 1, 4, 56, 16), null],
  [Date.UTC(1900, 0, 1, 12), null],
  [String(Date.UTC(1899, 11, 30, 5)), null],
  [-62135596800000, null],
  [253402214400000, null],
  [0, null],
  // Epoch seconds and day numbers are no instant of New Year 1970.
  [IN_1986 / 1000, null],
  [String(IN_1986 / 1000), null],
  [Date.UTC(1931, 2, 1, 5) / 1000, null],
  [Date.UTC(2026, 10, 26, 5) / 1000, null],
  [19800510, null],
  ['19800510', null],
  ['1986-05-07T05:00:00Z', null],
])('a birth at %j is at %j', (wire, instant) => {
  expect(birth(wire)).toBe(instant);
});

it('gives a valid date or null, whatever comes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double()), (wire) => {
      for (const instant of [birth(wire), event(wire)]) {
        expect(instant === null || !Number.isNaN(new Date(instant).getTime())).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
