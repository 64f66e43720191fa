import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  readBirth,
  readEvent,
  readExactText,
  readInstant,
  readInteger,
  readKey,
  readKnownText,
  readNumber,
  readText,
} from '@/lib/wire/scalars';

// Most values that servers send stand in tests/unit/lib/nasty-shapes.ts.

it.each([
  ['> 1:160', '> 1:160'],
  ['10<sup>6</sup>/µL', '10<sup>6</sup>/µL'],
  ['one\ntwo\tthree', 'one\ntwo\tthree'],
  ['\ufeffa\u0085b', 'a[U+0085]b'],
  [126, '126'],
  [1.5, '1.5'],
  [Number.POSITIVE_INFINITY, ''],
])('readText reads %o as %j', (value, text) => {
  expect(readText(value)).toBe(text);
});

it.each([
  ['\u202e5.12', '\u202e5.12'],
  ['\ufeffa\u0000\r\nb', 'a\u0000\nb'],
  [5.1, '5.1'],
  [null, ''],
])('the exact text of %j is %j', (value, text) => {
  expect(readExactText(value)).toBe(text);
});

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
  ['202611200001', '202611200001'],
  [' 7 ', '7'],
  [7, '7'],
  ['2026\u200b11200001', null],
  ['\u202e100002116202', null],
  ['7\u200e', null],
  ['', null],
  [null, null],
])('readKey reads %j as %j: what names a record twice names none', (value, key) => {
  expect(readKey(value)).toBe(key);
});

it('readNumber never gives anything but a finite number or null', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY].map(readNumber)).toEqual([null, null]);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const number = readNumber(value);
      expect(number === null || Number.isFinite(number)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['4', 4],
  [4.0, 4],
  ['4.0', 4],
  ['007', 7],
  [-5, -5],
  [2.5, null],
  ['2.5', null],
  [9007199254740993, null],
  ['9007199254740993', null],
  [null, null],
  ['x', null],
])('readInteger reads %j as %j', (value, integer) => {
  expect(readInteger(value)).toBe(integer);
});

const MIDNIGHT = 5 * 3_600_000;
const CHRISTMAS = Date.UTC(1969, 11, 25, 5);

it.each([
  ['2024-01-01T00:00:00.250Z', Date.UTC(2024, 0, 1, 0, 0, 0, 250)],
  ['2024-01-01T10:30Z', Date.UTC(2024, 0, 1, 10, 30)],
  [Number.NaN, null],
  [-62135596800000, null],
  [253402214400000, null],
  // Numbers that read as days.
  [20241231, null],
  [19800510, null],
  ['19800510', null],
  [20250399, null],
  // Epoch seconds are no instant of New Year 1970.
  [Date.UTC(1986, 4, 7, 5) / 1000, null],
  [String(Date.UTC(1986, 4, 7, 5) / 1000), null],
  [Date.UTC(1931, 2, 1, 5) / 1000, null],
  [Date.UTC(2026, 10, 26, 5) / 1000, null],
  [MIDNIGHT, MIDNIGHT],
  [CHRISTMAS, CHRISTMAS],
  ['1970-01-05T07:12:09Z', Date.UTC(1970, 0, 5, 7, 12, 9)],
  // Other years are the marks of other systems.
  ['1800-01-01T00:00:00Z', Date.UTC(1800, 0, 1)],
  ['1799-12-31T23:59:59Z', null],
  ['2199-12-31T23:59:59Z', Date.UTC(2199, 11, 31, 23, 59, 59)],
  ['2200-01-01T00:00:00Z', null],
])('readInstant reads %j as %j', (value, instant) => {
  expect(readInstant(value)).toBe(instant);
});

it('readInstant gives a valid date or null, whatever comes', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const instant = readInstant(value);
      expect(instant === null || !Number.isNaN(new Date(instant).getTime())).toBe(true);
    }),
    { numRuns: 300 },
  );
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
