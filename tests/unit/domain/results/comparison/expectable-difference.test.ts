import { describe, expect, it } from 'vitest';

import { isNotable, referenceChange } from '@/domain/results/comparison/expectable-difference';
import { orderComparison } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: '***' };
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

function isNotableBetween(
  earlier: Partial<TestResult>,
  later: Partial<TestResult>,
  percent = 24,
): boolean {
  const before = reportTest({ validationDate: NOW - 30 * DAY, result: '100', ...earlier });
  const now = reportTest({ validationDate: NOW, ...later });
  const [compared] = orderComparison([before], [now], TEXTS).both;
  return compared !== undefined && isNotable(compared, percent);
}

describe('referenceChange', () => {
  it('is √2 · 1.96 · √(CVa² + CVi²)', () => {
    expect(referenceChange({ analytical: 3, withinPerson: 4 })).toBeCloseTo(13.859, 3);
  });
});

describe('isNotable', () => {
  it.each([
    ['125', true],
    ['124', false],
    ['76', false],
    ['75', true],
    ['100', false],
  ])('takes 100 → %s as %s at 24 %%', (result, notable) => {
    expect(isNotableBetween({}, { result })).toBe(notable);
  });

  it.each([
    ['words', {}, { result: 'Alto' }],
    ['a comparator', {}, { result: '>500' }],
    ['zero', { result: '0' }, { result: '50' }],
    ['a negative value', { result: '-2' }, { result: '5' }],
    ['another unit', {}, { result: '500', unit: 'g/L' }],
    ['another sample', { sample: 'Suero' }, { result: '500', sample: 'LCR' }],
    ['another scale', {}, { result: '500', reference: { min: 700, max: 1000 } }],
    ['more than a year', { validationDate: NOW - 400 * DAY }, { result: '500' }],
    ['a date that nobody knows', { validationDate: null }, { result: '500' }],
    ['a later date that nobody knows', {}, { result: '500', validationDate: null }],
    ['nothing left', {}, { result: '0' }],
    ['what has become negative', {}, { result: '-5' }],
  ])('says nothing of %s', (_what, earlier, later) => {
    expect(isNotableBetween(earlier, later)).toBe(false);
  });

  it('still compares what lies a leap year apart', () => {
    const earlier = { validationDate: NOW - 366 * DAY };
    expect(isNotableBetween(earlier, { result: '500' })).toBe(true);
  });
});
