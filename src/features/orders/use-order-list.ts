import { useMemo } from 'react';

import type { FoundOrder } from '@/api/orders/found-orders';
import { newestAlone } from '@/domain/orders/newest-alone';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { useOrderReview, type ListReview } from './review/use-order-review';
import { useOrderSearch, type OrderSearch } from './use-order-search';
import { useQuickFilter, type QuickFilter } from './filter/use-quick-filter';

/** The orders of the present search, what narrows them, and what is left to be shown. */
export interface OrderList {
  readonly search: OrderSearch;
  /** How many orders there are where they may be the newest alone; null where they are all. */
  readonly newest: number | null;
  readonly quickFilter: QuickFilter;
  readonly review: ListReview;
  /** The hits of the quick filter in the chosen group of the review. */
  readonly shown: readonly FoundOrder[];
}

/** What the reader may see of a list and in its orders. */
interface ListRules {
  readonly rules: VisibilityRules;
  /** The most orders that the server lists; 0 for all. */
  readonly orderLimit: number;
  /** The reader may look through lists. */
  readonly mayReview: boolean;
}

const NO_ORDERS: readonly FoundOrder[] = [];

/** The list of the dashboard, and the order of it that is open beside it; a filter of null asks for nothing. */
export function useOrderList(
  filter: OrderFilter | null,
  { rules, orderLimit, mayReview }: ListRules,
  opened: OrderSummary | null,
): OrderList {
  const search = useOrderSearch(filter);
  const quickFilter = useQuickFilter(search.list?.items ?? NO_ORDERS, search.key);
  const orders = search.isEarlierList ? NO_ORDERS : quickFilter.all;
  const listedAt = search.list?.receivedAt ?? 0;
  const listKey = `${search.key} ${listedAt}`;
  const review = useOrderReview({ orders, listKey, listedAt, opened, rules, isOffered: mayReview });
  const { applied } = review;
  const shown = useMemo(() => applied(quickFilter.hits), [applied, quickFilter.hits]);
  const newest = newestAlone(search.list, orderLimit);
  return { search, newest, quickFilter, review, shown };
}
