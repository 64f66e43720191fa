import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  readExactText,
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
