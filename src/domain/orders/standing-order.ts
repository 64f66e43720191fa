import type { OrderIdentity, OrderSummary } from './order-summary';

/** Names an order of a list: two patients with one order number are two orders. */
export function orderKey({ order, patientIdDB }: OrderIdentity): string {
  return `${order} ${patientIdDB}`;
}

/**
 * What stands for an order in a list: the very entry or, in a list that was asked for anew, the only one of the same number and
 * patient. Null when there is none or when several might be meant.
 */
export function standingOrder(
  order: OrderSummary | null,
  list: readonly OrderSummary[],
): OrderSummary | null {
  if (order === null || list.includes(order)) return order;
  const key = orderKey(order);
  const [found, ...others] = list.filter((candidate) => orderKey(candidate) === key);
  return found === undefined || others.length > 0 ? null : found;
}

/** The orders that a search found. */
export interface SearchAnswer {
  readonly items: readonly OrderSummary[];
  /** Records of the answer that could not be read. */
  readonly unreadable: number;
}

/** The only order that a search found; null as soon as there may be another one, be it a record that could not be read. */
export function onlyOrder({ items, unreadable }: SearchAnswer): OrderSummary | null {
  return items.length === 1 && unreadable === 0 ? (items[0] ?? null) : null;
}
