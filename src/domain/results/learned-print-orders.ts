import type { PrintOrders } from './clinical-order';
import type { TestResult } from './test-result';

/**
 * What is known with the print orders of one more answer; the newest answer goes first. A test that stands in it twice takes the
 * smaller place, whichever came first in the list. The very object given where nothing is new.
 */
export function withPrintOrders(
  known: PrintOrders,
  tests: readonly Pick<TestResult, 'testId' | 'printSort'>[],
): PrintOrders {
  const told = new Map<number, number>();
  for (const { testId, printSort } of tests) {
    if (printSort !== null) told.set(testId, Math.min(printSort, told.get(testId) ?? printSort));
  }
  const isNew = [...told].some(([testId, place]) => known.get(testId) !== place);
  return isNew ? new Map([...known, ...told]) : known;
}
