import { expect, it } from 'vitest';

import { isNotable, referenceChange } from '@/domain/results/comparison/expectable-difference';
import { orderComparison } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

function isNotableBetween(earlier: Partial<TestResult>, later: Partial<TestResult>): boolean {
  const before = reportTest({ validationDate: NOW - 30 * DAY, result: '100', ...earlier });
  const now = reportTest({ validationDate: NOW, ...later });
  const texts = { pendingText: 'PENDIENTE', restrictedText: '***' };
  const [compared] = orderComparison([before], [now], texts).both;
  return compared !== undefined && isNotable(compared, 24);
}

it('referenceChange is √2 · 1.96 · √(CVa² + CVi²)', () => {
  expect(referenceChange({ analytical: 3, withinPerson: 4 })).toBeCloseTo(13.859, 3);
});

it.each<[string, boolean, Partial<TestResult>, Partial<TestResult>]>([
  ['a rise of 25 %', true, {}, { result: '125' }],
  ['a rise of 24 %', false, {}, { result: '124' }],
  ['a fall of 24 %', false, {}, { result: '76' }],
  ['a fall of 25 %', true, {}, { result: '75' }],
  ['the same', false, {}, { result: '100' }],
  ['what lies a leap year apart', true, { validationDate: NOW - 366 * DAY }, { result: '500' }],
  ['more than that', false, { validationDate: NOW - 367 * DAY }, { result: '500' }],
  ['words', false, {}, { result: 'Alto' }],
  ['a comparator', false, {}, { result: '>500' }],
  ['zero', false, { result: '0' }, { result: '50' }],
  ['a negative value', false, { result: '-2' }, { result: '5' }],
  ['another unit', false, {}, { result: '500', unit: 'g/L' }],
  ['another sample', false, { sample: 'Suero' }, { result: '500', sample: 'LCR' }],
  ['another scale', false, {}, { result: '500', reference: { min: 700, max: 1000 } }],
  ['a date that nobody knows', false, { validationDate: null }, { result: '500' }],
  ['a later date that nobody knows', false, {}, { result: '500', validationDate: null }],
  ['nothing left', false, {}, { result: '0' }],
  ['what has become negative', false, {}, { result: '-5' }],
])('at 24 %%, %s is notable: %s', (_what, notable, earlier, later) => {
  expect(isNotableBetween(earlier, later)).toBe(notable);
});
