import { grouped } from '@/domain/base/grouped';

import { hasRepeatedOrder } from './has-repeated-order';
import { newestOrder, type HistoryGap } from './recent-results';
import type { HistoryItem, TestHistory } from './test-history';
import type { TestResult } from '@/domain/results/test-result';

/** A test of the order with its earlier results, oldest first. */
export interface AskedHistory {
  readonly test: TestResult;
  readonly items: readonly HistoryItem[];
  /** Where newer results may be missing; null where none are. */
  readonly gap: HistoryGap | null;
  /** Results are missing here: hidden, or unreadable. */
  readonly hasGaps: boolean;
  /** An order has several results of the test, of two samples for instance: which of them belong together, nobody knows. */
  readonly isRepeated: boolean;
}

interface TickedTests {
  /** Those that the user may see. */
  readonly tests: readonly TestResult[];
  /** In the order of the grid. */
  readonly testIds: readonly number[];
}

/**
 * The ticked tests, each id once, in the order of the grid. What is withheld now is not asked for, so that its value does not
 * come back through the history.
 */
export function askedTests({ tests, testIds }: TickedTests): {
  readonly asked: readonly TestResult[];
  readonly withheld: readonly TestResult[];
} {
  // The first where a test stands in two profiles.
  const byId = new Map(tests.toReversed().map((test) => [test.testId, test]));
  const ticked = [...new Set(testIds)].flatMap((id) => byId.get(id) ?? []);
  return {
    asked: ticked.filter((test) => !test.withheld),
    withheld: ticked.filter((test) => test.withheld),
  };
}

/** The server cut the list, or sent none: until later orders were looked up, all of them may hold results. */
function missingPart(histories: readonly TestHistory[]): HistoryGap | null {
  if (histories.length > 0 && !histories.some(({ truncated }) => truncated)) return null;
  const items = histories.flatMap((history) => history.items);
  return {
    after: newestOrder({ items }) ?? '',
    known: new Set(),
    unknown: [],
    isListPartial: true,
  };
}

/**
 * What a test asked for came back with, also for one without history: nothing is dropped in silence. The server names every test
 * it was asked for (listResultHistory in demo-lis/contract): of one that did not come back, nothing is known.
 */
export function historyReader(
  histories: readonly TestHistory[],
): (asked: TestResult) => AskedHistory {
  const byTest = grouped(histories, ({ testId }) => testId);
  return (test) => {
    const own = byTest.get(test.testId) ?? [];
    const items = own.flatMap((history) => history.items);
    return {
      test,
      items,
      gap: missingPart(own),
      hasGaps: own.some(({ hasGaps }) => hasGaps),
      isRepeated: hasRepeatedOrder(items),
    };
  };
}

/** One entry per test asked for. */
export function askedHistories(
  tests: readonly TestResult[],
  histories: readonly TestHistory[],
): readonly AskedHistory[] {
  return tests.map(historyReader(histories));
}
