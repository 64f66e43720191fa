import type { FoundOrder } from '@/api/orders/found-orders';
import { orderKey } from '@/domain/orders/standing-order';
import { summaryReview, type OrderReview } from '@/domain/results/summary/order-review';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

/**
 * What the server's own summaries tell, by `orderKey`; nothing of an order that is listed several times, once for each of its areas
 * for instance, with summaries that are not the same.
 */
export function summaries(
  orders: readonly FoundOrder[],
  rules: VisibilityRules,
): ReadonlyMap<string, OrderReview> {
  const told = new Map<string, OrderReview>();
  const contradicted = new Set<string>();
  for (const order of orders) {
    const review = summaryReview(order, rules);
    if (review === null) continue;
    const key = orderKey(order);
    const other = told.get(key);
    const isOther = other !== undefined && JSON.stringify(other) !== JSON.stringify(review);
    if (isOther) contradicted.add(key);
    told.set(key, review);
  }
  for (const key of contradicted) told.delete(key);
  return told;
}

/**
 * What is known once orders were handed over that nobody had before. A delivery names an order's number alone: of two patients'
 * orders of one number, which stand together, nobody knows whose was handed over.
 */
export function withDeliveries(
  known: ReadonlyMap<string, OrderReview>,
  orders: readonly FoundOrder[],
  delivered: ReadonlyMap<string, number>,
): ReadonlyMap<string, OrderReview> {
  if (known.size === 0 || delivered.size === 0) return known;
  const isAlone = (order: string, at: number) =>
    ![orders[at - 1], orders[at + 1]].some((beside) => beside?.order === order);
  const reviews = orders.flatMap((order, at) => {
    const deliveredAt = delivered.get(order.order);
    const review = known.get(orderKey(order));
    if (deliveredAt === undefined || review === undefined || !isAlone(order.order, at)) return [];
    return [[orderKey(order), { ...review, isUndelivered: false, deliveredAt }] as const];
  });
  return new Map([...known, ...reviews]);
}
