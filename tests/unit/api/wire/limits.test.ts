import { expect, it } from 'vitest';

import { readLimits, readyInterval } from '@/api/wire/limits';
import { limitReadings, type LimitEnd } from '@/domain/results/values/limits';

const read = (min: LimitEnd, max: LimitEnd, digits: number | null) => {
  const limits = readLimits({ min, max }, digits);
  return [limits.min, limits.max];
};

it.each<[string, LimitEnd, LimitEnd, number | null, [number | null, number | null]]>([
  ['numbers', 70, 100, 0, [70, 100]],
  ['numbers of three decimals', 1.005, 1.03, 0, [1.005, 1.03]],
  ['texts', '70,5', '100.5', 0, [70.5, 100.5]],
  ['one end', '', '40', 0, [null, 40]],
  ['the other end', '60', ' ', 0, [60, null]],
  ['nothing', '', '', 0, [null, null]],
  ['a lower limit and a 0 that was filled in', 40, 0, 0, [40, null]],
  ['the same as texts', '40', '0.0', 0, [40, null]],
  ['negatives up to 0', -3, 0, 0, [-3, 0]],
  ['an interval from 0', 0, 5, 0, [0, 5]],
  ['zeros', '0', '0.0', 0, [null, null]],
  ['an end that is no number', '<5', '10', 3, [null, null]],
  ['density by its digits', '1.005', '1.030', 3, [1.005, 1.03]],
  ['one ambiguous end by its digits', '0.27', '4.200', 3, [0.27, 4.2]],
  ['one ambiguous end by the thousandths of the other', '0.270', '4.200', 0, [0.27, 4.2]],
  ['one ambiguous end alone', '', '5.000', 0, [null, null]],
  ['nothing tells', '1.234', '5.678', 0, [null, null]],
])('readLimits %s', (...row) => {
  const [, min, max, digits, expected] = row;
  expect(read(min, max, digits)).toEqual(expected);
});

it('readLimits keeps the characters of texts, read or not, and has none for numbers', () => {
  const readEnds = (min: LimitEnd, max: LimitEnd) => readLimits({ min, max }, null);
  const decimals = { min: 0.2, max: 0.4 };
  const none = { min: null, max: null };
  const written = { min: '0.20', max: '0.40' };
  expect(readEnds('0.20', '0.40')).toEqual({ ...decimals, written });
  expect(readEnds('1.234', 5000)).toEqual({ ...none, written: { min: '1.234', max: '5000' } });
  expect(readEnds('0.20', 0.4)).toEqual({ ...decimals, written: { min: '0.20', max: '0.4' } });
  expect(readEnds(0.2, 0.4)).toEqual(decimals);
  expect(readEnds('', '')).toEqual(none);
});

/** Both readings of limits as sent, "min max". */
const readingsOf = (min: LimitEnd, max: LimitEnd) =>
  limitReadings(readLimits({ min, max }, null)).map((limits) => `${limits.min} ${limits.max}`);

it.each<[string, LimitEnd, LimitEnd, readonly string[]]>([
  ['what was read', 70, 100, ['70 100']],
  ['nothing', '', '', ['null null']],
  [
    'both ends alike, which nobody could decide',
    '150.000',
    '450.000',
    ['150 450', '150000 450000'],
  ],
  ['one end', '', '5.000', ['null 5', 'null 5000']],
  ['one end with a 0 that was filled in', '5.000', '0', ['5 null', '5000 null']],
  ['no reading of what is no number', '70 - 100', '', []],
  ['nor of half an interval', '<5', '10', []],
])('limitReadings gives %s', (_case, min, max, pairs) => {
  expect(readingsOf(min, max)).toEqual(pairs);
});

it('a ready text that holds nothing is none', () => {
  const empty = ['0.0 - 0.0', '0 - 0', '0,0–0,0', ' - ', '-', 'null - null', 'null-0', '- 0'];
  const meant = ['0', '0.0 - 0.1', '10 - 0', '-5 - 0', 'Negativo - 0', '- 00x'];
  expect([...empty, ...meant].map(readyInterval)).toEqual([...empty.map(() => ''), ...meant]);
});
