import { expect, it } from 'vitest';

import { historyInterval } from '@/domain/results/history/history-interval';
import type { TestResult } from '@/domain/results/test-result';
import { decimalsOf, formatLimit, formatNumber } from '@/domain/results/values/format-number';
import {
  referenceInterval,
  type ReferenceInterval,
} from '@/domain/results/values/reference-interval';
import { runs } from '@tests/support/environment/runs';
import { reportTest } from '@tests/support/fixtures/report-order';

const text = (words: string): ReferenceInterval => ({ kind: 'text', text: words });
const NONE: ReferenceInterval = { kind: 'none' };

const interval = (min: number | null, max: number | null, referenceLiteral = '', ready = '') => {
  const texts = { referenceLiteral, referenceInterval: ready, digits: 1 };
  return referenceInterval(reportTest({ reference: { min, max }, ...texts }));
};

it.each<[string, Parameters<typeof interval>, ReferenceInterval]>([
  ['both limits', [3.5, 5.1], { kind: 'range', min: '3.5', max: '5.1' }],
  ['zero to a limit', [0, 5], { kind: 'range', min: '0.0', max: '5.0' }],
  ['negative limits', [-2, 0], { kind: 'range', min: '-2.0', max: '0.0' }],
  ['only a maximum', [null, 40], { kind: 'max', max: '40.0' }],
  ['only a minimum', [60, null], { kind: 'min', min: '60.0' }],
  ['no limits', [null, null], NONE],
  ['zeroes are no limits', [0, 0], NONE],
  ['zeroes and a text', [0, 0, 'Negativo', '0 - 0'], text('Negativo')],
  ['the ready text last', [0, 0, ' ', '1.0 - 2.0'], text('1.0 - 2.0')],
  ['contradicting limits', [9, 2, '', '9 - 2'], text('9 - 2')],
  ['contradicting without text', [9, 2], { kind: 'unreadable' }],
  ['a literal text of its own', [0, 0, '-'], text('-')],
])('%s', (_case, given, expected) => {
  expect(interval(...given)).toEqual(expected);
});

it.each<[TestResult['resultType'], string, ReferenceInterval]>([
  ['text', 'No reactivo', text('No reactivo')],
  ['text', ' ', { kind: 'range', min: '0.0', max: '0.9' }],
  ['numeric', 'Óptimo', { kind: 'range', min: '0.0', max: '0.9' }],
  ['unknown', 'Óptimo', { kind: 'range', min: '0.0', max: '0.9' }],
])(
  'of a result that is a %s, beside limits and the text %j',
  (resultType, referenceLiteral, expected) => {
    const reference = { min: 0, max: 0.9 };
    const test = reportTest({ resultType, reference, referenceLiteral, digits: 1 });
    expect(referenceInterval(test)).toEqual(expected);
    expect(historyInterval(test, test)).toEqual(expected);
  },
);

it.each([
  [1.005, 2, '1.01'],
  [0.5, 0, '1'],
  [2.5, 0, '3'],
  [98.5, 0, '99'],
  [-0.04, 1, '0.0'],
  [5.1, 2, '5.10'],
  [1234567.891, 1, '1234567.9'],
  [4.25, null, '4.25'],
  [4.25, -1, '4.25'],
  [4.25, 400, '4.25'],
])('%d with %s digits reads %s', (value, digits, expected) => {
  expect(formatNumber(value, digits)).toBe(expected);
});

it.each([
  [0.2, 0, '', '0.2'],
  [0.2, 0, '0.20', '0.20'],
  [0.2, 0, ' 0,20 ', '0,20'],
  [0.2, 3, '0.2', '0.200'],
  [0.012, 1, '', '0.012'],
  [5.4, 0, '', '5.4'],
  [70, 1, '70', '70.0'],
  [70, 0, '', '70'],
  [-0.04, 1, '', '-0.04'],
  [0, 2, '', '0.00'],
  [1.005, 2, '', '1.005'],
  [150_000, 0, '150.000', '150000'],
  [1e21, 0, '', '1000000000000000000000'],
  [1.5e-9, 2, '', '0.0000000015'],
  [5e-324, 2, '', '5e-324'],
  [4.25, null, '', '4.25'],
  [4.25, 400, '', '4.25'],
  [4, -1, '', '4'],
  [1e17, 0, '99999999999999999', '99999999999999999'],
  [1e17, 0, ' 099999999999999999 ', '099999999999999999'],
  [4503599627370497.5, 1, '4503599627370497.3', '4503599627370497.3'],
  [999999999999999, 0, '999.999.999.999.999', '999999999999999'],
])(
  'the limit %d with %s digits, written %j, reads %s: digits pad',
  (limit, digits, written, text) => {
    expect(formatLimit(limit, digits, written)).toBe(text);
  },
);

it('the printed interval contains a value if and only if the stored one does, for 20,000 limits', () => {
  // Seeded and cheap: every limit is a whole number of ten-thousandths, sizes and digits vary.
  let seed = 20_261_122;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const limitOf = () => ((next(2_000_001) - 1_000_000) * 10 ** next(4)) / 10_000;
  const wrong: string[] = [];
  for (let run = 0; run < runs(20_000, 100_000); run += 1) {
    const [one, other] = [limitOf(), limitOf()];
    const reference = { min: Math.min(one, other), max: Math.max(one, other) };
    const digits = next(8) - 1;
    const shown = referenceInterval(reportTest({ reference, digits: digits < 0 ? null : digits }));
    const least = decimalsOf(reference.min);
    const step = 1 / 10 ** Math.max(least, digits, 1);
    const values = [reference.min, reference.max, limitOf()].flatMap((value) => [
      ...[value - step, value, value + step],
    ]);
    const isRange = shown.kind === 'range';
    const [min, max] = isRange ? [Number(shown.min), Number(shown.max)] : [NaN, NaN];
    const isWrong = values.some(
      (value) =>
        (value >= min && value <= max) !== (value >= reference.min && value <= reference.max),
    );
    const isPadded = isRange && (shown.min.split('.')[1]?.length ?? 0) >= Math.max(digits, 0);
    if (isWrong || !isPadded) wrong.push(JSON.stringify([reference, digits, shown]));
  }
  expect(wrong.filter((line) => !line.includes('"min":0,"max":0'))).toEqual([]);
});

it('limits that could not be read stand as they were sent, and never look like none', () => {
  const of = (min: string, max: string, fields = {}) => {
    const reference = { min: null, max: null, written: { min, max } };
    return referenceInterval(reportTest({ reference, ...fields }));
  };
  expect(of('1.234', '5.678')).toEqual({ kind: 'range', min: '1.234', max: '5.678' });
  expect(of('', '5.678')).toEqual({ kind: 'max', max: '5.678' });
  expect(of('', '<5')).toEqual(text('<5'));
  expect(of(' 70 - 100', '')).toEqual(text('70 - 100'));
  expect(of(' 1.234 ', '')).toEqual({ kind: 'min', min: '1.234' });
  expect(of('x', ' ')).toEqual(text('x'));
  expect(of('x', '', { referenceInterval: 'x - 5' })).toEqual(text('x - 5'));
  const unreadable = reportTest({ reference: { min: null, max: null }, unreadable: ['reference'] });
  expect(referenceInterval(unreadable)).toEqual({ kind: 'unreadable' });
  expect(referenceInterval({ ...unreadable, referenceLiteral: 'Negativo' }).kind).toBe('text');
  // Those that contradict each other are not written either.
  const reference = { min: 9, max: 2, written: { min: '9', max: '2' } };
  expect(referenceInterval(reportTest({ reference }))).toEqual({ kind: 'unreadable' });
});
