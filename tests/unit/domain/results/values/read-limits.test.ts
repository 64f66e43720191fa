import { expect, it } from 'vitest';

import { limitReadings, readLimits, type LimitEnd } from '@/domain/results/values/read-limits';

const read = (min: LimitEnd, max: LimitEnd, digits: number | null = null, result = '') => {
  const limits = readLimits({ min, max }, { digits, result });
  return [limits.min, limits.max];
};

it.each<[string, LimitEnd, LimitEnd, number | null, string, [number | null, number | null]]>([
  ['numbers', 70, 100, 0, '95', [70, 100]],
  ['numbers of three decimals', 1.005, 1.03, 0, '', [1.005, 1.03]],
  ['texts', '70,5', '100.5', 0, '', [70.5, 100.5]],
  ['one end', '', '40', 0, '', [null, 40]],
  ['the other end', '60', ' ', 0, '', [60, null]],
  ['nothing', '', '', 0, '', [null, null]],
  ['a lower limit and a 0 that was filled in', 40, 0, 0, '', [40, null]],
  ['the same as texts', '40', '0.0', 0, '', [40, null]],
  ['negatives up to 0', -3, 0, 0, '', [-3, 0]],
  ['an interval from 0', 0, 5, 0, '', [0, 5]],
  ['zeros', '0', '0.0', 0, '', [null, null]],
  ['an end that is no number', '<5', '10', 3, '', [null, null]],
  ['density by its digits', '1.005', '1.030', 3, '1.020', [1.005, 1.03]],
  ['one ambiguous end by its digits', '0.27', '4.200', 3, '', [0.27, 4.2]],
  ['one ambiguous end by the thousandths of the other', '0.270', '4.200', 0, '', [0.27, 4.2]],
  ['platelets by the result', '150.000', '450.000', 0, '210000', [150_000, 450_000]],
  ['density by the result', '1.005', '1.030', 0, '1.02', [1.005, 1.03]],
  ['density by a result far out', '1.005', '1.030', 0, '2.5', [1.005, 1.03]],
  ['a result too far out', '1.005', '1.030', 0, '9.5', [null, null]],
  ['an ambiguous result tells nothing', '1.005', '1.030', 0, '1.020', [null, null]],
  ['nothing tells', '1.234', '5.678', 0, '', [null, null]],
  ['a result between the two readings', '1.234', '5.678', 0, '85', [null, null]],
  ['digits against the result', '150.000', '450.000', 3, '210000', [null, null]],
  ['one end alone is no evidence', '', '5.000', 0, '3000', [null, null]],
])('readLimits %s', (...row) => {
  const [, min, max, digits, result, expected] = row;
  expect(read(min, max, digits, result)).toEqual(expected);
});

it('readLimits keeps the characters of texts, read or not, and has none for numbers', () => {
  const readEnds = (min: LimitEnd, max: LimitEnd) =>
    readLimits({ min, max }, { digits: null, result: '' });
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
  limitReadings(readLimits({ min, max }, { digits: null, result: '' })).map(
    (limits) => `${limits.min} ${limits.max}`,
  );

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
