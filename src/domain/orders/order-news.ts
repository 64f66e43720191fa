import type { OrderSummary } from './order-summary';
import { orderKey } from './standing-order';

/** How many orders a later answer to the same search has that the list lacks, and how many of the list have other results by now. */
export interface OrderNews {
  readonly added: number;
  /** Only where the server tells of results in its list. */
  readonly changed: number;
}

const summaryOf = ({ summary }: OrderSummary) =>
  summary === undefined ? '' : `${summary.maxPathology} ${summary.pending}`;

/** Compares a list with a later answer to its search. */
export function orderNews(
  listed: readonly OrderSummary[],
  answered: readonly OrderSummary[],
): OrderNews {
  const known = new Map(listed.map((order) => [orderKey(order), summaryOf(order)]));
  const added = answered.filter((order) => !known.has(orderKey(order))).length;
  const changed = answered.filter((order) => {
    const before = known.get(orderKey(order));
    return before !== undefined && before !== summaryOf(order);
  }).length;
  return { added, changed };
}
