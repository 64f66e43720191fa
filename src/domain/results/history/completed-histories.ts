import { grouped } from '@/domain/base/grouped';
import { compareOrders } from '@/domain/orders/compare-orders';
import { areOtherSamples } from '@/domain/results/are-other-samples';
import type { TestResult } from '@/domain/results/test-result';
import { testsById } from '@/domain/results/tests-by-id';
import { isValidated } from '@/domain/results/visibility/is-validated';

import type { AskedHistory } from './asked-histories';
import { hasRepeatedOrder } from './has-repeated-order';
import { isUnknown, type HistoryGap, type RecentResults } from './recent-results';
import type { HistoryItem } from './test-history';

/** A result of an order as an entry of the history of the same test; the history itself names no unit, that of `current` is meant. */
function pastResult(test: TestResult, current: TestResult): HistoryItem {
  const { order, resultType, result, resultNumber, unreadable, reference, panic } = test;
  const { referenceLiteral, pathology, comment, validationDate: validateDate } = test;
  const [unit, present] = [test.unit.trim(), current.unit.trim()];
  return {
    ...{ order, resultType, result, resultNumber, unreadable, validateDate, reference, panic },
    ...{ referenceLiteral, pathology, comment },
    ...(unit !== '' && present !== '' && unit !== present && { otherUnit: test.unit }),
    ...(test.sample.trim() !== '' && { sample: test.sample }),
  };
}

/** The results of a test in one order, each once: where it stands in two profiles, the same one comes twice. */
function distinctTests(tests: readonly TestResult[]): readonly TestResult[] {
  const same = grouped(tests, ({ result, sample, state, validationDate }) =>
    JSON.stringify([result, sample, state, validationDate]),
  );
  return [...same.values()].flatMap(([first]) => first ?? []);
}

/** Reads a test's results in one order, as its reader may see them: histories hold validated results only. */
export function orderVerdict(tests: readonly TestResult[], current: TestResult) {
  const seen = distinctTests(tests).filter((test) => !test.withheld && isValidated(test));
  return {
    items: seen.map((test) => pastResult(test, current)),
    /** A result of it is not for this user. */
    isWithheld: tests.some(({ withheld }) => withheld),
  };
}

/** A history with the results of the open order and of the orders that were looked up. */
export interface CompletedHistory extends AskedHistory {
  /** Orders of which the server's list holds another result than the order itself, whose result stands. */
  readonly contradicted: readonly string[];
}

function remainingGap(
  gap: HistoryGap | null,
  recent: RecentResults | null,
  known: ReadonlySet<string>,
): HistoryGap | null {
  if (gap === null) return null;
  const listedFrom = recent?.listedFrom ?? null;
  const isListPartial = listedFrom === null || compareOrders(listedFrom, gap.after) > 0;
  const left = { after: gap.after, known, unknown: [], isListPartial };
  const unknown = (recent?.listed ?? []).filter((order) => isUnknown(left, order));
  return isListPartial || unknown.length > 0 ? { ...left, unknown } : null;
}

/**
 * What the server's list adds to an order's own result: the date where the order has none, and the number where both have the
 * same text, for it may tell how an ambiguous text is meant.
 */
function withListed(item: HistoryItem, listed: readonly HistoryItem[]): HistoryItem {
  const same = listed.find(({ result }) => result === item.result);
  const [dated] = same === undefined && listed.length > 1 ? [] : [same ?? listed[0]];
  return {
    ...item,
    validateDate: item.validateDate ?? dated?.validateDate ?? null,
    resultNumber: item.resultNumber ?? same?.resultNumber ?? null,
  };
}

function oldestFirst(items: readonly HistoryItem[]): readonly HistoryItem[] {
  return items
    .toSorted((one, other) => compareOrders(one.order, other.order))
    .toSorted((one, other) => (one.validateDate ?? Infinity) - (other.validateDate ?? Infinity));
}

/** An order's entries of the server's list beside its own results, which stand before what the list says of them. */
function readOrder(
  { items: own, isWithheld }: ReturnType<typeof orderVerdict>,
  listed: readonly HistoryItem[],
) {
  const others = listed.filter(
    (item) => !own.some(({ result }) => result.trim() === item.result.trim()),
  );
  // More results than the order was asked for, of one area for instance: none of them is lost.
  const hasMore = hasRepeatedOrder(listed) && listed.length > own.length;
  const isKept = !isWithheld && (own.length === 0 || hasMore);
  return {
    items: [...(isKept ? others : []), ...own.map((item) => withListed(item, listed))],
    isContradicted: !isKept && !isWithheld && others.length > 0,
  };
}

/**
 * Completes histories of an open order's tests, of which `recent` has looked orders up: every result of an order once. What an
 * order itself says, as the grid shows it, stands before what the history says of it; what it withholds is in no history.
 */
export function historyCompleter(tests: readonly TestResult[], recent: RecentResults | null) {
  const openOrder = testsById(tests);
  const answers = [...(recent?.answers ?? [])];
  const asked = answers.map(([order, one]) => ({ ...one, order, byId: testsById(one.tests) }));
  return (history: AskedHistory): CompletedHistory => {
    const { test, items } = history;
    const open = openOrder.get(test.testId) ?? [test];
    const known = asked.filter(({ isWhole, byId }) => isWhole || byId.has(test.testId));
    const verdicts = new Map(
      known.map(({ order, byId }) => [order, orderVerdict(byId.get(test.testId) ?? [], test)]),
    ).set(test.order, orderVerdict(open, test));
    const read = [...verdicts].map(([order, verdict]) => {
      const listed = items.filter((item) => item.order === order);
      return { order, listed, isWithheld: verdict.isWithheld, ...readOrder(verdict, listed) };
    });
    const unjudged = items.filter(({ order }) => !verdicts.has(order));
    const all = oldestFirst([...unjudged, ...read.flatMap((one) => one.items)]);
    const isRepeated =
      history.isRepeated || distinctTests(open).length > 1 || hasRepeatedOrder(all);
    // Beside results of one sample the word would say nothing.
    const isSampleTold =
      isRepeated || all.some(({ sample = '' }) => areOtherSamples(sample, test.sample));
    const tellable = read.flatMap(({ order, isWithheld }) => (isWithheld ? [] : order));
    return {
      test,
      items: isSampleTold ? all : all.map((item) => ({ ...item, sample: undefined })),
      gap: remainingGap(history.gap, recent, new Set(tellable)),
      hasGaps: history.hasGaps || read.some((one) => one.isWithheld && one.listed.length > 0),
      isRepeated,
      contradicted: read.flatMap(({ order, isContradicted }) => (isContradicted ? order : [])),
    };
  };
}

/** What looking orders up could not bring to the histories of a dialog; `recent` is null while nobody has. */
export function historyFill(histories: readonly CompletedHistory[], recent: RecentResults | null) {
  const unknown = new Set(histories.flatMap(({ gap }) => gap?.unknown ?? []));
  const failed = (recent?.failed ?? []).filter((order) => unknown.has(order)).length;
  return {
    /** Orders that may hold results: asked for in vain, and not asked for or not whole. */
    failed,
    left: unknown.size - failed,
    /** There may be further orders that nobody could list. */
    hasUnlisted: histories.some(({ gap }) => gap?.isListPartial === true),
    /** Orders whose results contradict the server's lists, newest first. */
    contradicted: [...new Set(histories.flatMap(({ contradicted }) => contradicted))],
  };
}
