import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatNumber } from '@/domain/results/format-number';
import { referenceInterval } from '@/domain/results/reference-interval';
import { reportTest } from '@tests/support/fixtures/report-order';

const interval = (min: number | null, max: number | null, literal = '', ready = '') =>
  referenceInterval(
    reportTest({
      reference: { min, max },
      referenceLiteral: literal,
      referenceInterval: ready,
      digits: 1,
    }),
  );

it.each([
  ['both limits', interval(3.5, 5.1), { kind: 'range', min: '3.5', max: '5.1' }],
  ['zero to a limit', interval(0, 5), { kind: 'range', min: '0.0', max: '5.0' }],
  ['negative limits', interval(-2, 0), { kind: 'range', min: '-2.0', max: '0.0' }],
  ['only a maximum', interval(null, 40), { kind: 'max', max: '40.0' }],
  ['only a minimum', interval(60, null), { kind: 'min', min: '60.0' }],
  ['no limits', interval(null, null), { kind: 'none' }],
  ['zeroes are no limits', interval(0, 0), { kind: 'none' }],
  ['zeroes and a text', interval(0, 0, 'Negativo', '0 - 0'), { kind: 'text', text: 'Negativo' }],
  ['the ready text last', interval(0, 0, ' ', '1.0 - 2.0'), { kind: 'text', text: '1.0 - 2.0' }],
  ['contradicting limits', interval(9, 2, '', '9 - 2'), { kind: 'text', text: '9 - 2' }],
  ['contradicting without text', interval(9, 2), { kind: 'none' }],
])('%s', (_case, given, expected) => {
  expect(given).toEqual(expected);
});

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

it('writes exactly the digits asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.nat(6), (value, digits) => {
      const fraction = formatNumber(value / 1000, digits).split('.')[1] ?? '';
      expect(fraction).toHaveLength(digits);
    }),
  );
});
