import type { PrintOrders } from './clinical-order';
import type { TestResult } from './test-result';

/**
 * What is known with the print orders of one more answer; the newest answer goes first. A test that stands in it twice takes the
 * smaller place, whichever came first in the list. An answer that carries no print order at all says nothing. The very object
 * given where nothing is new.
 */
export function withPrintOrders(
  known: PrintOrders,
  tests: readonly Pick<TestResult, 'testId' | 'printSort'>[],
): PrintOrders {
  if (tests.every(({ printSort }) => printSort === null)) return known;
  const told = new Map<number, number | null>();
  for (const { testId, printSort } of tests) {
    const other = told.get(testId) ?? printSort;
    told.set(testId, printSort === null || other === null ? other : Math.min(printSort, other));
  }
  const isNew = [...told].some(([testId, place]) => known.get(testId) !== place);
  return isNew ? new Map([...known, ...told]) : known;
}
