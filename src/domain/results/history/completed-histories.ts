import { compareOrders } from '@/domain/orders/compare-orders';
import { areOtherSamples } from '@/domain/results/are-other-samples';
import type { TestResult } from '@/domain/results/test-result';
import { testsById } from '@/domain/results/tests-by-id';
import { isValidated } from '@/domain/results/visibility/is-validated';

import type { AskedHistory } from './asked-histories';
import { hasRepeatedOrder } from './has-repeated-order';
import { isUnknown, type HistoryGap, type RecentResults } from './recent-results';
import type { HistoryItem } from './test-history';

/** What an order's own results say of one test. */
interface OrderVerdict {
  /** Its validated results, each once; several where it was done several times. */
  readonly items: readonly HistoryItem[];
  /** A result of it is not for this user. */
  readonly isWithheld: boolean;
}

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
  const byResult = tests.map((test) => {
    const { result, sample, state, validationDate } = test;
    return [JSON.stringify([result, sample, state, validationDate]), test] as const;
  });
  // The first of equal ones.
  return [...new Map(byResult.toReversed()).values()].toReversed();
}

/**
 * Reads the results of a test in one order, as its reader may see them, beside the open order's: histories hold validated results
 * only.
 */
export function orderVerdict(tests: readonly TestResult[], current: TestResult): OrderVerdict {
  const seen = distinctTests(tests).filter((test) => !test.withheld && isValidated(test));
  return {
    items: seen.map((test) => pastResult(test, current)),
    isWithheld: tests.some(({ withheld }) => withheld),
  };
}

/** A history with the results of the open order and of the orders that were looked up. */
export interface CompletedHistory extends AskedHistory {
  /** Orders of which the server's list holds another result than the order itself, whose result stands. */
  readonly contradicted: readonly string[];
}

/** What is known besides histories. */
interface KnownResults {
  /** The tests of the open order that the user may see. */
  readonly tests: readonly TestResult[];
  /** Null while nobody has looked orders up. */
  readonly recent: RecentResults | null;
}

function remainingGap(
  gap: HistoryGap | null,
  recent: RecentResults | null,
  known: ReadonlySet<string>,
): HistoryGap | null {
  if (gap === null) return null;
  const { after } = gap;
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
function readOrder({ items: own, isWithheld }: OrderVerdict, listed: readonly HistoryItem[]) {
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

/** Samples only where they tell results apart: beside those of one sample the word would say nothing. */
function withTellingSamples(
  items: readonly HistoryItem[],
  { sample: current }: TestResult,
  isRepeated: boolean,
): readonly HistoryItem[] {
  const isTelling = isRepeated || items.some(({ sample = '' }) => areOtherSamples(sample, current));
  return isTelling ? items : items.map((item) => ({ ...item, sample: undefined }));
}

/**
 * Completes histories of an open order's tests with its own results, which the server's list may lack, and with those of the orders
 * that were looked up: every result of an order once. The results of an order itself stand before what the history says of it,
 * because they are what the results grid shows; what they withhold is in no history.
 */
export function historyCompleter({ tests, recent }: KnownResults) {
  const openOrder = testsById(tests);
  const answers = [...(recent?.answers ?? [])].map(([order, answer]) => {
    return { order, isWhole: answer.isWhole, byId: testsById(answer.tests) };
  });
  return (asked: AskedHistory): CompletedHistory => {
    const { test, items } = asked;
    const open = openOrder.get(test.testId) ?? [test];
    const known = answers.filter(({ isWhole, byId }) => isWhole || byId.has(test.testId));
    const verdicts = new Map(
      known.map(({ order, byId }) => [order, orderVerdict(byId.get(test.testId) ?? [], test)]),
    ).set(test.order, orderVerdict(open, test));
    const read = [...verdicts].map(([order, verdict]) => {
      const listed = items.filter((item) => item.order === order);
      return { order, listed, isWithheld: verdict.isWithheld, ...readOrder(verdict, listed) };
    });
    const unjudged = items.filter(({ order }) => !verdicts.has(order));
    const all = oldestFirst([...unjudged, ...read.flatMap((one) => one.items)]);
    const isRepeated = asked.isRepeated || distinctTests(open).length > 1 || hasRepeatedOrder(all);
    const ordersOf = (those: typeof read) => those.map(({ order }) => order);
    const tellable = ordersOf(read.filter(({ isWithheld }) => !isWithheld));
    return {
      test,
      items: withTellingSamples(all, test, isRepeated),
      gap: remainingGap(asked.gap, recent, new Set(tellable)),
      hasGaps: asked.hasGaps || read.some((one) => one.isWithheld && one.listed.length > 0),
      isRepeated,
      contradicted: ordersOf(read.filter(({ isContradicted }) => isContradicted)),
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
