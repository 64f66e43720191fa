import { compareOrders } from '@/domain/orders/compare-orders';

import type { AskedHistory } from './asked-histories';
import { isUnknown, type HistoryGap } from './history-gap';
import { orderVerdict, type OrderVerdict } from './past-result';
import type { RecentResults } from './recent-results';
import type { HistoryItem } from './test-history';
import type { TestResult } from '@/domain/results/test-result';

/** A history with the results of the open order and of the orders that were looked up. */
export interface CompletedHistory extends AskedHistory {
  /** Orders whose result the server's list left out, without the open one. */
  readonly added: readonly string[];
  /** Orders of which the server's list holds another result than the order itself, whose result stands. */
  readonly contradicted: readonly string[];
}

type TestsOf = ReadonlyMap<number, TestResult>;

/** The tests of each order that was looked up, by id; the first where a test stands in two profiles, as in the grid. */
function testsByOrder(recent: RecentResults | null): ReadonlyMap<string, TestsOf> {
  return new Map(
    [...(recent?.answers ?? [])].map(([order, { tests }]) => [
      order,
      new Map(tests.toReversed().map((test) => [test.testId, test])),
    ]),
  );
}

/** What is known of one test, by order. */
function verdictsOn(
  current: TestResult,
  byOrder: ReadonlyMap<string, TestsOf>,
  recent: RecentResults | null,
): ReadonlyMap<string, OrderVerdict> {
  const verdicts = new Map<string, OrderVerdict>();
  for (const [order, tests] of byOrder) {
    const test = tests.get(current.testId);
    if (test !== undefined) verdicts.set(order, orderVerdict(test, current));
    else if (recent?.answers.get(order)?.isWhole === true) verdicts.set(order, { kind: 'none' });
  }
  verdicts.set(current.order, orderVerdict(current, current));
  return verdicts;
}

function remainingGap(
  gap: HistoryGap | null,
  recent: RecentResults | null,
  verdicts: ReadonlyMap<string, OrderVerdict>,
): HistoryGap | null {
  if (gap === null) return null;
  const { after } = gap;
  const tellable = [...verdicts].filter(([, { kind }]) => kind !== 'withheld');
  const known = new Set(tellable.map(([order]) => order));
  const listedFrom = recent?.listedFrom ?? null;
  const isListPartial = listedFrom === null || compareOrders(listedFrom, after) > 0;
  const left = { after, known, unknown: [], isListPartial };
  const unknown = (recent?.listed ?? []).filter((order) => isUnknown(left, order));
  return isListPartial || unknown.length > 0 ? { ...left, unknown } : null;
}

/**
 * What the server's list adds to an order's own result: the date where the order has none, and the number where both have the
 * same text, for it may tell how an ambiguous text is meant.
 */
function withListed(item: HistoryItem, listed: readonly HistoryItem[]): HistoryItem {
  const same = listed.find(({ result }) => result === item.result);
  return {
    ...item,
    validateDate: item.validateDate ?? listed[0]?.validateDate ?? null,
    resultNumber: item.resultNumber ?? same?.resultNumber ?? null,
  };
}

function oldestFirst(items: readonly HistoryItem[]): readonly HistoryItem[] {
  return items
    .toSorted((one, other) => compareOrders(one.order, other.order))
    .toSorted((one, other) => (one.validateDate ?? Infinity) - (other.validateDate ?? Infinity));
}

function completed(
  history: AskedHistory,
  verdicts: ReadonlyMap<string, OrderVerdict>,
  recent: RecentResults | null,
): CompletedHistory {
  const { test, items, gap } = history;
  const kindOf = (order: string) => verdicts.get(order)?.kind ?? 'none';
  const listedOf = (order: string) => items.filter((item) => item.order === order);
  const own = [...verdicts.values()].flatMap((verdict) =>
    verdict.kind === 'result' ? withListed(verdict.item, listedOf(verdict.item.order)) : [],
  );
  const listed = items.filter(({ order }) => kindOf(order) === 'none');
  const contradicted = own.filter(({ order, result }) =>
    listedOf(order).some((item) => item.result.trim() !== result.trim()),
  );
  const added = own.filter(({ order }) => order !== test.order && listedOf(order).length === 0);
  return {
    test,
    items: oldestFirst([...listed, ...own]),
    gap: remainingGap(gap, recent, verdicts),
    hasGaps: history.hasGaps || items.some(({ order }) => kindOf(order) === 'withheld'),
    added: added.map(({ order }) => order),
    contradicted: contradicted.map(({ order }) => order),
  };
}

/**
 * Completes histories of an open order's tests with its own results, which the server's list may lack, and with those of the orders
 * that were looked up (null while nobody has): one entry per order. The results of an order itself stand before what the history
 * says of it, because they are what the results grid shows; what they withhold is in no history.
 */
export function historyCompleter(
  recent: RecentResults | null,
): (history: AskedHistory) => CompletedHistory {
  const byOrder = testsByOrder(recent);
  return (history) => completed(history, verdictsOn(history.test, byOrder, recent), recent);
}

/** All of them, completed in the same way. */
export function completedHistories(
  histories: readonly AskedHistory[],
  recent: RecentResults | null,
): readonly CompletedHistory[] {
  return histories.map(historyCompleter(recent));
}
