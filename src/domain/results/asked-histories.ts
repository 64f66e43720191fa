import type { HistoryItem, TestHistory } from './test-history';
import type { TestResult } from './test-result';

/** A test of the order with its earlier results, oldest first. */
export interface AskedHistory {
  readonly test: TestResult;
  readonly items: readonly HistoryItem[];
  /** Newer results may be missing (behaviour.md 3.7). */
  readonly truncated: boolean;
  /** Results are missing here: hidden, or unreadable. */
  readonly hasGaps: boolean;
}

interface TickedTests {
  /** Those that the user may see. */
  readonly tests: readonly TestResult[];
  /** In the order of the grid. */
  readonly testIds: readonly number[];
}

/**
 * The ticked tests, each id once, in the order of the grid. What is withheld now is not asked for, so that its value does not
 * come back through the history (safety.md K3).
 */
export function askedTests({ tests, testIds }: TickedTests): {
  readonly asked: readonly TestResult[];
  readonly withheld: readonly TestResult[];
} {
  const ticked = [...new Set(testIds)].flatMap(
    (id) => tests.find(({ testId }) => testId === id) ?? [],
  );
  return {
    asked: ticked.filter((test) => !test.withheld),
    withheld: ticked.filter((test) => test.withheld),
  };
}

/** One entry per test asked for, also for those that came back without history or not at all: nothing is dropped in silence. */
export function askedHistories(
  tests: readonly TestResult[],
  histories: readonly TestHistory[],
): readonly AskedHistory[] {
  return tests.map((test) => {
    const own = histories.filter(({ testId }) => testId === test.testId);
    return {
      test,
      items: own.flatMap(({ items }) => items),
      truncated: own.some(({ truncated }) => truncated),
      hasGaps: own.some(({ hasGaps }) => hasGaps),
    };
  });
}
