import { compareOrders } from '@/domain/orders/compare-orders';

import type { AskedHistory } from './asked-histories';
import { mayMissBetween } from './recent-results';
import { isScaleChanged } from './history-scale';
import { isDated, type DatedItem, type HistoryItem } from './test-history';
import type { Limits } from '@/domain/results/test-result';
import { isContradictory, isEmptyInterval, NO_LIMITS } from '@/domain/results/values/limits';

/** A dated result on the time axis. */
export interface HistoryPoint {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Null when the result is a text: a mark on the axis, never a height. */
  readonly value: number | null;
  /** Points of one run are joined; a text, a change of scale or sample and a time that nobody looked up end a run. */
  readonly run: number;
  /**
   * The limits of this date; both null where there are none, where they contradict each other, and where results of several samples
   * lie beside each other.
   */
  readonly limits: Limits;
  readonly item: HistoryItem;
}

/** A time in which results may be missing, from one point to the next; `to` is null behind the last point. */
export interface UnknownTime {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number | null;
}

/** One test over time. Every item is either a point or undated. */
export interface HistorySeries {
  /** Oldest first; results of one instant ascend by order number. */
  readonly points: readonly HistoryPoint[];
  readonly undated: readonly HistoryItem[];
  /** Instants of the first results on another scale. */
  readonly scaleChanges: readonly number[];
  readonly unknownTimes: readonly UnknownTime[];
}

/** Limits that may be drawn, without the characters they came as. */
function drawnLimits(limits: Limits): Limits {
  const { min, max } = limits;
  return isEmptyInterval(limits) || isContradictory(limits) ? NO_LIMITS : { min, max };
}

/** Comparing order numbers is slow: only results of one instant need it. */
function byTime(one: DatedItem, other: DatedItem): number {
  const difference = one.validateDate - other.validateDate;
  return difference === 0 ? compareOrders(one.order, other.order) : difference;
}

/**
 * The earlier results of a test as points in time. Nothing is guessed: only what the laboratory sent as an unambiguous number has
 * a height, and nothing is joined over a time in which results may be missing, nor what may be of different
 * samples.
 */
export function historySeries(
  items: readonly HistoryItem[],
  { gap = null, isRepeated = false }: Partial<Pick<AskedHistory, 'gap' | 'isRepeated'>> = {},
): HistorySeries {
  const dated = items.filter(isDated).toSorted(byTime);
  const points: HistoryPoint[] = [];
  const scaleChanges: number[] = [];
  const unknownTimes: UnknownTime[] = [];
  let run = 0;
  let known = NO_LIMITS;
  let before: DatedItem | undefined;
  for (const item of dated) {
    const { validateDate: time, order, otherUnit, sample } = item;
    const limits = isRepeated ? NO_LIMITS : drawnLimits(item.reference);
    const isOtherUnit = before !== undefined && before.otherUnit !== otherUnit;
    const isBreak = isOtherUnit || isScaleChanged(known, limits);
    if (isBreak) scaleChanges.push(time);
    if (limits !== NO_LIMITS) known = limits;
    const unknownSince =
      before !== undefined && mayMissBetween(gap, before.order, order) ? before.validateDate : null;
    if (unknownSince !== null) unknownTimes.push({ from: unknownSince, to: time });
    const isOtherSample = isRepeated || (before !== undefined && before.sample !== sample);
    if (isBreak || isOtherSample || unknownSince !== null || item.resultNumber === null) run += 1;
    points.push({ time, value: item.resultNumber, run, limits, item });
    before = item;
  }
  const newest = before?.order ?? '';
  const isLater = (order: string) => compareOrders(order, newest) > 0;
  if (before !== undefined && gap !== null && (gap.isListPartial || gap.unknown.some(isLater))) {
    unknownTimes.push({ from: before.validateDate, to: null });
  }
  const undated = items.filter((item) => !isDated(item));
  return { points, undated, scaleChanges, unknownTimes };
}
