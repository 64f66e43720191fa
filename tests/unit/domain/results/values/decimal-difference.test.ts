import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decimalDifference } from '@/domain/results/values/decimal-difference';
import { plainNumber } from '@/domain/base/number-readings';

const read = (result: string) => ({ result, resultNumber: plainNumber(result) });

it.each<[string, string, string | null]>([
  ['0.1', '0.3', '+0.2'],
  ['4.85', '5.1', '+0.25'],
  ['5.1', '4.85', '−0.25'],
  ['12', '9', '−3'],
  ['1.05', '1', '−0.05'],
  ['-1', '1.5', '+2.5'],
  ['12,5', '12,75', '+0,25'],
  ['12', '12,5', '+0,5'],
  ['12,50', '12', '−0,50'],
  ['5.0', '5', '0'],
  ['-0', '0', '0'],
  [' 7 ', '+8', '+1'],
  ['9007199254740993', '9007199254740992', '−1'],
  ['0.001', '0.002', '+0.001'],
  ['1.234', '2', null],
  ['2', '1,234', null],
  ['<5', '6', null],
  ['5', '>6', null],
  ['5-10', '6', null],
  ['', '6', null],
  ['1e3', '6', null],
  ['5', 'Negativo', null],
  ['1:20', '1:40', null],
  ['١٢', '6', null],
  ['1'.repeat(400), '6', null],
  ['1'.repeat(30), '1'.repeat(30), '0'],
  ['1'.repeat(31), '1'.repeat(31), null],
])('from %s to %s is %s', (earlier, later, expected) => {
  expect(decimalDifference(read(earlier), read(later))).toBe(expected);
});

it.each([
  ['3.410', 3.41, '3.05', 3.05, '−0.360'],
  ['2,9', 2.9, '3,410', 3.41, '+0,510'],
  ['150.000', 150_000, '180000', 180_000, '+30000'],
  ['150,000', 150_000, '150.000', 150_000, '0'],
  ['150,000', 150_000, '150.000', null, null],
  ['5', null, '6', 6, null],
  ['5', 5, '6', 7, null],
])('from %s, known to mean %d, to %s, known to mean %s', (...row) => {
  const [result, resultNumber, later, to, expected] = row;
  const after = { result: later, resultNumber: to };
  expect(decimalDifference({ result, resultNumber }, after)).toBe(expected);
});

it('gives exactly what was added, never a binary fraction', () => {
  const hundredths = fc.integer({ min: -99_999, max: 99_999 });
  const written = (value: number) =>
    `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
  fc.assert(
    fc.property(hundredths, hundredths, (from, step) => {
      const text = decimalDifference(read(written(from)), read(written(from + step)));
      const told = `${step < 0 ? '−' : '+'}${written(Math.abs(step))}`;
      expect(text).toBe(step === 0 ? '0' : told);
    }),
  );
});
