import type { Limits, TestResult } from '@/domain/results/test-result';

import type { HistoryItem } from './test-history';

/** Smallest step between two units of one quantity that limits of the same unit are not expected to make. */
const FACTOR = 5;

/** Limits that contradict each other tell nothing: they would differ in scale from themselves. */
function isTelling({ min, max }: Limits): boolean {
  return min === null || max === null ? min !== max : min <= max;
}

function areApart(one: Limits, other: Limits): boolean {
  const isAbove = (low: Limits, high: Limits) =>
    low.max !== null && high.min !== null && low.max < high.min;
  return isAbove(one, other) || isAbove(other, one);
}

function isMultiple(one: number | null, other: number | null): boolean {
  if (one === null || other === null || one <= 0 || other <= 0) return false;
  return Math.max(one, other) / Math.min(one, other) >= FACTOR;
}

/**
 * Whether two dates of one test are hardly measured on one scale. The history carries no unit (contract, HistoryItem), so the
 * limits of each date speak: intervals without a common value (70–100 and 3.9–5.5), or an upper or only limit at least five
 * times the other. Such results are marked and never joined. Without limits nothing is known.
 */
export function isScaleChanged(one: Limits, other: Limits): boolean {
  if (!isTelling(one) || !isTelling(other)) return false;
  if (areApart(one, other)) return true;
  if (one.max !== null && other.max !== null) return isMultiple(one.max, other.max);
  return isMultiple(one.min, other.min);
}

/** The unit that all of these results have beside the present one, whose unit says nothing of another scale; empty where there is none. */
export function sharedUnit(
  items: readonly Pick<HistoryItem, 'otherUnit' | 'reference'>[],
  test: Pick<TestResult, 'unit' | 'reference'>,
): string {
  const units = items.map(
    ({ otherUnit, reference }) =>
      otherUnit ?? (isScaleChanged(test.reference, reference) ? '' : test.unit),
  );
  const [unit = ''] = units;
  return units.every((one) => one === unit) ? unit : '';
}
