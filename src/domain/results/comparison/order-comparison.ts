import type { ValueChange } from '@/domain/results/history/previous-value';
import { isScaleChanged } from '@/domain/results/history/history-scale';
import { resultMark } from '@/domain/results/marks/result-mark';
import type { TestResult } from '@/domain/results/test-result';
import { decimalDifference } from '@/domain/results/values/decimal-difference';

/** A test that two orders of a patient have, each with its own result, unit and limits. */
export interface ComparedTest {
  readonly earlier: TestResult;
  readonly later: TestResult;
  readonly change: ValueChange;
  /** Result, unit and mark read alike. */
  readonly isSame: boolean;
}

/** The tests of two orders of a patient, each test in one place. What is kept from the reader is in none. */
export interface OrderComparison {
  /** In the order of the later one's results. */
  readonly both: readonly ComparedTest[];
  readonly onlyEarlier: readonly TestResult[];
  readonly onlyLater: readonly TestResult[];
  /** Tests that come several times in one of the orders: nobody knows which results belong together. */
  readonly repeated: readonly RepeatedTest[];
}

/** All results of a test in each of two orders. */
interface RepeatedTest {
  readonly earlier: readonly TestResult[];
  readonly later: readonly TestResult[];
}

function changeOf(earlier: TestResult, later: TestResult): ValueChange {
  const text = decimalDifference(earlier, later);
  if (text === null) return { kind: 'none', reason: 'not-numbers' };
  const isReadable = ![earlier, later].some(({ unreadable }) => unreadable.includes('unit'));
  if (!isReadable || earlier.unit.trim() !== later.unit.trim()) {
    return { kind: 'none', reason: 'other-unit' };
  }
  // Equal units may still be written for another scale: the limits of each date tell.
  return isScaleChanged(earlier.reference, later.reference)
    ? { kind: 'none', reason: 'other-interval' }
    : { kind: 'number', text };
}

function isSame(earlier: TestResult, later: TestResult): boolean {
  const shown = (test: TestResult) =>
    JSON.stringify([test.result.trim(), test.unit.trim(), resultMark(test), test.unreadable]);
  return shown(earlier) === shown(later);
}

function byTest(tests: readonly TestResult[]): ReadonlyMap<number, readonly TestResult[]> {
  const groups = new Map<number, TestResult[]>();
  for (const test of tests) {
    if (test.withheld) continue;
    const group = groups.get(test.testId);
    if (group === undefined) groups.set(test.testId, [test]);
    else group.push(test);
  }
  return groups;
}

/** Lays the tests of two orders of one patient side by side; `earlier` and `later` by their order numbers. */
export function orderComparison(
  earlier: readonly TestResult[],
  later: readonly TestResult[],
): OrderComparison {
  const before = byTest(earlier);
  const now = byTest(later);
  const both: ComparedTest[] = [];
  const onlyLater: TestResult[] = [];
  const repeated: RepeatedTest[] = [];
  for (const [testId, tests] of now) {
    const previous = before.get(testId);
    const [test] = tests;
    const [old] = previous ?? [];
    if (test === undefined) continue;
    if (previous === undefined || old === undefined) onlyLater.push(...tests);
    else if (tests.length + previous.length > 2) repeated.push({ earlier: previous, later: tests });
    else {
      const change = changeOf(old, test);
      both.push({ earlier: old, later: test, change, isSame: isSame(old, test) });
    }
  }
  const onlyEarlier = [...before].flatMap(([testId, tests]) => (now.has(testId) ? [] : tests));
  return { both, onlyEarlier, onlyLater, repeated };
}
