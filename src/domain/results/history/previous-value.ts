import { compareOrders } from '@/domain/orders/compare-orders';
import { areOtherSamples } from '@/domain/results/are-other-samples';

import type { AskedHistory } from './asked-histories';
import { mayMissBetween } from './recent-results';
import { isDated, type DatedItem, type HistoryItem } from './test-history';
import type { TestResult } from '@/domain/results/test-result';

/** The result before the current one. */
export interface PreviousValue {
  /** The laboratory's text. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly date: number;
  readonly order: string;
  /** False where a newer one may lie between: one that was not looked up, is kept back or has no date. */
  readonly isNewest: boolean;
}

/** There may be an earlier one, and none is known. */
export const UNKNOWN_VALUE = 'unknown';
/** There are earlier results, and nobody knows which of them is of the sample of the current one. */
export const REPEATED_VALUE = 'repeated';
/** Why no result is called the previous one although there are earlier ones. */
export type NoPrevious = typeof UNKNOWN_VALUE | typeof REPEATED_VALUE;

/**
 * Whether an entry comes before the current result: by its instant where the current one has been validated, else by the order
 * number, which begins with the year and counts up. A later order that was validated while the current one waited is of a later
 * sample, unless the current sample was taken after that.
 */
function isEarlier(item: DatedItem, current: TestResult, instant: number | null): boolean {
  const isOlderOrder = compareOrders(item.order, current.order) < 0;
  if (instant === null) return isOlderOrder;
  const { takenDate } = current;
  const isBeforeSample = takenDate !== null && item.validateDate < takenDate;
  return item.validateDate < instant && (isOlderOrder || isBeforeSample);
}

/** Nothing stands there, and nothing was sent. */
function isEmpty({ result, unreadable }: HistoryItem): boolean {
  return result.trim() === '' && !unreadable.includes('result');
}

/**
 * The newest known result of a test strictly before the current one, for the results grid; it says so where a newer one may lie
 * between. Null when none is known, `UNKNOWN_VALUE` when an order that was not looked up may hold one,
 * `REPEATED_VALUE` where an order has several results of the test. What is known to be of another sample is none of its results.
 */
export function previousValue({
  test: current,
  items,
  gap,
  hasGaps,
  isRepeated,
}: AskedHistory): PreviousValue | NoPrevious | null {
  const own = items.find(({ order }) => order === current.order);
  const others = items.filter(
    ({ order, sample = '' }) => order !== current.order && !areOtherSamples(sample, current.sample),
  );
  if (isRepeated) return others.length === 0 ? null : REPEATED_VALUE;
  const dated = others.filter(isDated);
  const instant = current.validationDate ?? own?.validateDate ?? null;
  const earlier = dated
    .filter((item) => isEarlier(item, current, instant) && !isEmpty(item))
    .toSorted((one, other) => compareOrders(other.order, one.order))
    .toSorted((one, other) => other.validateDate - one.validateDate);
  const newest = earlier.find((item) => !item.isReplaced && !item.unreadable.includes('result'));
  const mayMiss = mayMissBetween(gap, newest?.order ?? '', current.order);
  if (newest === undefined) return mayMiss ? UNKNOWN_VALUE : null;
  const isAllKnown = !mayMiss && !hasGaps && dated.length === others.length;
  const isNewest = isAllKnown && newest === earlier[0];
  const { result, validateDate, order } = newest;
  return {
    text: result,
    date: validateDate,
    order,
    isNewest,
  };
}
