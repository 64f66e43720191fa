import { compareOrders } from '@/domain/orders/compare-orders';

/** What may be missing from a history, because the server has cut it and not all later orders could be looked up. */
export interface HistoryGap {
  /** The newest order that the server's list holds: nothing is missing up to here. */
  readonly after: string;
  /** Later orders of which it is known whether they hold a result of the test. */
  readonly known: ReadonlySet<string>;
  /** Later orders of which it is not, newest first. */
  readonly unknown: readonly string[];
  /** There may be later orders that nobody listed. */
  readonly isListPartial: boolean;
}

/** Whether an order may hold a result that nobody asked for, or could not get. */
export function isUnknown(gap: HistoryGap | null, order: string): boolean {
  return gap !== null && compareOrders(order, gap.after) > 0 && !gap.known.has(order);
}

/** Whether a result may be missing between two orders, whichever of them is the older one. */
export function mayMissBetween(gap: HistoryGap | null, one: string, other: string): boolean {
  if (gap === null) return false;
  const [older = '', newer = ''] = [one, other].toSorted(compareOrders);
  if (gap.isListPartial && compareOrders(newer, gap.after) > 0) return older !== newer;
  return gap.unknown.some(
    (order) => compareOrders(order, older) > 0 && compareOrders(order, newer) < 0,
  );
}

/** Whether a result may be missing that is newer than this order. */
export function mayMissAfter(gap: HistoryGap | null, order: string): boolean {
  if (gap === null) return false;
  return gap.isListPartial || gap.unknown.some((unknown) => compareOrders(unknown, order) > 0);
}
