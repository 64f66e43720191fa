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
