import { compareOrders } from './compare-orders';
import type { OrderSummary } from './order-summary';

/** A patient's other orders, newest first. Lists by document may hold namesakes of another type: only the same person's count. */
export function otherOrders<T extends OrderSummary>(
  orders: readonly T[],
  { order: open, patientIdDB }: OrderSummary,
): readonly T[] {
  return orders
    .filter((one) => one.patientIdDB === patientIdDB && one.order !== open)
    .toSorted((one, other) => compareOrders(other.order, one.order));
}

/** The one that somebody compares with first: the last before the open order, else the first after it. Null where there is none. */
export function nearestOrder(others: readonly OrderSummary[], open: string): string | null {
  const before = others.find(({ order }) => compareOrders(order, open) < 0);
  return (before ?? others.at(-1))?.order ?? null;
}
