import { compareOrders } from '@/domain/orders/compare-orders';
import type { TestResult } from '@/domain/results/test-result';

import type { TestHistory } from './test-history';

/** What a looked-up order holds of what the user may see. */
export interface OrderAnswer {
  readonly tests: readonly TestResult[];
  /** False when tests were withheld or could not be read: a test that is not among these may still have a result. */
  readonly isWhole: boolean;
}

/** What a patient's recent orders hold, for histories that the server has cut. Order numbers throughout. */
export interface RecentResults {
  /** The listed orders in question, newest first; the open one is not among them. */
  readonly listed: readonly string[];
  /** From this order on the list holds every order of the patient; null where nobody can tell. */
  readonly listedFrom: string | null;
  /** Orders that were asked for in vain. */
  readonly failed: readonly string[];
  readonly answers: ReadonlyMap<string, OrderAnswer>;
}

/** Looking up more orders would keep the laboratory busy for one click. */
const MOST_ORDERS = 12;

/** The newest order of a history; null without any. */
export function newestOrder({ items }: Pick<TestHistory, 'items'>): string | null {
  const orders = items.map(({ order }) => order);
  return orders.toSorted(compareOrders).at(-1) ?? null;
}

/** The order after which results of some tests may be missing: of each a server keeps the oldest; null when none is cut. */
export function missingAfter(histories: readonly TestHistory[]): string | null {
  const cut = histories.filter(({ truncated }) => truncated);
  return cut.flatMap((history) => newestOrder(history) ?? []).toSorted(compareOrders)[0] ?? null;
}

/** The listed orders that are asked for: first those before the open one, where its previous values are; each part from its newest on. */
export function ordersToLookUp(listed: readonly string[], open: string): readonly string[] {
  const isBefore = (order: string) => compareOrders(order, open) < 0;
  const newestFirst = listed.toSorted((one, other) => compareOrders(other, one));
  const later = newestFirst.filter((order) => !isBefore(order));
  return [...newestFirst.filter(isBefore), ...later].slice(0, MOST_ORDERS);
}

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

/** True where an order may hold a result that nobody asked for, or could not get. */
export function isUnknown(gap: HistoryGap | null, order: string): boolean {
  return gap !== null && compareOrders(order, gap.after) > 0 && !gap.known.has(order);
}

/** True where a result may be missing between two orders, whichever of them is the older one. */
export function mayMissBetween(gap: HistoryGap | null, one: string, other: string): boolean {
  if (gap === null) return false;
  const [older = '', newer = ''] = [one, other].toSorted(compareOrders);
  if (gap.isListPartial && compareOrders(newer, gap.after) > 0) return older !== newer;
  return gap.unknown.some(
    (order) => compareOrders(order, older) > 0 && compareOrders(order, newer) < 0,
  );
}
