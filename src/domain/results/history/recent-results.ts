import { compareOrders } from '@/domain/orders/compare-orders';

import type { TestHistory } from './test-history';
import type { TestResult } from '@/domain/results/test-result';

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
  return items.reduce<string | null>(
    (newest, { order }) => (newest === null || compareOrders(order, newest) > 0 ? order : newest),
    null,
  );
}

/**
 * The order after which results of some of these tests may be missing, because the server has cut their histories; null when it
 * has cut none. Of each test it keeps the oldest results (listResultHistory in demo-lis/contract).
 */
export function missingAfter(histories: readonly TestHistory[]): string | null {
  const ends = histories
    .filter(({ truncated }) => truncated)
    .flatMap((history) => newestOrder(history) ?? []);
  return ends.toSorted(compareOrders)[0] ?? null;
}

/**
 * Which of the listed orders are asked for, in this order: first those before the open one, where its previous values are, then
 * those after it; each part from its newest on.
 */
export function ordersToLookUp(listed: readonly string[], open: string): readonly string[] {
  const isBefore = (order: string) => compareOrders(order, open) < 0;
  const newestFirst = listed.toSorted((one, other) => compareOrders(other, one));
  return [
    ...newestFirst.filter(isBefore),
    ...newestFirst.filter((order) => !isBefore(order)),
  ].slice(0, MOST_ORDERS);
}
