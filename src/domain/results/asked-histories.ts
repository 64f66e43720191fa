import type { HistoryItem, TestHistory } from './test-history';
import type { TestResult } from './test-result';

/** A test of the order with its earlier results, oldest first. */
export interface AskedHistory {
  readonly test: TestResult;
  readonly items: readonly HistoryItem[];
  /** Newer results may be missing (behaviour.md 3.7). */
  readonly truncated: boolean;
}

/** Whether the server put a text in the place of the result, because the test is blocked or not for this user. */
function isWithheld(
  { blocked, confidential, result }: TestResult,
  restrictedText: string,
): boolean {
  return blocked || (confidential && result !== '' && result === restrictedText);
}

interface TickedTests {
  /** Those that the user may see. */
  readonly tests: readonly TestResult[];
  /** In the order of the grid. */
  readonly testIds: readonly number[];
  /** What the server puts in the place of a restricted result. */
  readonly restrictedText: string;
}

/**
 * The ticked tests, each id once, in the order of the grid. What is withheld now is not asked for, so that its value does not
 * come back through the history (safety.md K3).
 */
export function askedTests({ tests, testIds, restrictedText }: TickedTests): {
  readonly asked: readonly TestResult[];
  readonly withheld: readonly TestResult[];
} {
  const ticked = [...new Set(testIds)].flatMap(
    (id) => tests.find(({ testId }) => testId === id) ?? [],
  );
  return {
    asked: ticked.filter((test) => !isWithheld(test, restrictedText)),
    withheld: ticked.filter((test) => isWithheld(test, restrictedText)),
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
    };
  });
}
