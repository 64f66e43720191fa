import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  readBoolean,
  readExactText,
  readIdentifier,
  readInstant,
  readInteger,
  readKey,
  readNumber,
  readText,
} from '@/lib/wire/scalars';

describe('readText', () => {
  it.each([
    ['<5', '<5'],
    ['> 1:160', '> 1:160'],
    ['10<sup>6</sup>/µL', '10<sup>6</sup>/µL'],
    ['Núñez', 'Núñez'],
    ['عربي', 'عربي'],
    ['one\ntwo\tthree', 'one\ntwo\tthree'],
    ['one\r\ntwo', 'one\ntwo'],
    ['\ufeffAna', 'Ana'],
    ['a\u0000\u0007\u001b[31m\u007f\u0085b', 'a[U+0000][U+0007][U+001B][31m[U+007F][U+0085]b'],
    ['An\ufeffa', 'An[U+FEFF]a'],
    ['\u202e5.12', '[U+202E]5.12'],
    ['5.1\u200b2', '5.1[U+200B]2'],
    [' 5 ', ' 5 '],
    [126, '126'],
    [-0, '0'],
    [1.5, '1.5'],
    [1e21, '1000000000000000000000'],
    [1.5e-9, '0.0000000015'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [['5'], ''],
  ])('reads %o as %j', (value, text) => {
    expect(readText(value)).toBe(text);
  });
});

it.each([
  ['\u202e5.12', '\u202e5.12'],
  ['\ufeffa\u0000\r\nb', 'a\u0000\nb'],
  [5.1, '5.1'],
  [null, ''],
])('the exact text of %j is %j', (value, text) => {
  expect(readExactText(value)).toBe(text);
});

describe('readKey', () => {
  it.each([
    ['202611200001', '202611200001'],
    [' 7 ', '7'],
    [7, '7'],
    ['2026\u200b11200001', null],
    ['\u202e100002116202', null],
    ['7\u200e', null],
    ['', null],
    [null, null],
  ])('reads %j as %j: what names a record twice names none', (value, key) => {
    expect(readKey(value)).toBe(key);
  });
});

describe('readNumber', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['+12', 12],
    ['-3', -3],
    ['1.5', 1.5],
    ['1,5', 1.5],
    [' 7 ', 7],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['-0', 0],
    [-0, 0],
    [70, 70],
    [1e21, 1e21],
    [5e-324, 5e-324],
    ['1.2345', 1.2345],
  ])('reads %j as %d', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  it.each([
    '1.234',
    '1,234',
    '-1.234',
    '1.234,56',
    '1,234.56',
    '1 234',
    '1’234',
    'NaN',
    'Infinity',
    '1e5',
    '1e999',
    '0x1F',
    '1/2',
    '--5',
    '5-',
    '١٢',
    '１２',
    '½',
    '',
    ' ',
    '.',
    '-',
    '.5',
    '5.',
    '<5',
    '5*',
    'null',
    '9'.repeat(400),
    null,
    undefined,
    true,
    false,
    {},
    [],
    [5],
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('reads %j (%#) as no number', (value) => {
    expect(readNumber(value)).toBeNull();
  });

  it('never gives anything but a finite number or null', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = readNumber(value);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readInteger', () => {
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
  ])('reads %j as %j', (value, integer) => {
    expect(readInteger(value)).toBe(integer);
  });
});

describe('readBoolean', () => {
  it.each([
    [true, true],
    ['true', true],
    ['True', true],
    [' TRUE ', true],
    ['1', true],
    [1, true],
    ['S', true],
    ['Sí', true],
    ['Si\u0301', true],
    ['si', true],
    ['yes', true],
    ['on', true],
    [false, false],
    ['False', false],
    ['0', false],
    [0, false],
    ['N', false],
    ['no', false],
    [null, null],
    ['', null],
    [2, null],
    ['maybe', null],
    [{}, null],
  ])('reads %j as %j', (value, boolean) => {
    expect(readBoolean(value)).toBe(boolean);
  });
});

describe('readInstant', () => {
  it.each([
    [1742468400000, 1742468400000],
    ['1742468400000', 1742468400000],
    [-86400000, -86400000],
    ['2024-01-01T00:00:00Z', Date.UTC(2024, 0, 1)],
    ['2024-01-01T00:00:00.250Z', Date.UTC(2024, 0, 1, 0, 0, 0, 250)],
    ['2024-01-01T00:00:00-05:00', Date.UTC(2024, 0, 1, 5)],
    ['2024-01-01T00:00:00.000+0000', Date.UTC(2024, 0, 1)],
    ['2024-01-01T10:30Z', Date.UTC(2024, 0, 1, 10, 30)],
  ])('reads %j', (value, instant) => {
    expect(readInstant(value)).toBe(instant);
  });

  it.each([
    null,
    undefined,
    '',
    0,
    '0',
    '2024-01-01',
    '2024-01-01T00:00:00',
    '2024-02-30T00:00:00Z',
    '2024-01-01T24:00:01Z',
    '/Date(1700000000000)/',
    [2024, 1, 5, 10, 30],
    { date: { year: 2024 } },
    '31/12/2024',
    '20241231',
    '0000-00-00',
    -62135596800000,
    253402214400000,
    'Invalid date',
    1.5,
    Number.NaN,
  ])('reads %o as no instant', (value) => {
    expect(readInstant(value)).toBeNull();
  });

  it('gives a valid date or null, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const instant = readInstant(value);
        expect(instant === null || !Number.isNaN(new Date(instant).getTime())).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readIdentifier', () => {
  it.each([
    ['202503200005', '202503200005'],
    [202503200005, '202503200005'],
    ['9007199254740993', '9007199254740993'],
    ['007', '007'],
    ['1 ', '1'],
    [-1, '-1'],
    [0, '0'],
    [9007199254740993, null],
    [1e21, null],
    [1.5, null],
    ['', null],
    [' ', null],
    [null, null],
    [true, null],
    [{}, null],
  ])('reads %j as %j', (value, identifier) => {
    expect(readIdentifier(value)).toBe(identifier);
  });
});
