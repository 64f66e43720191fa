import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { orderSearchOptions } from '@/api/orders/filter-orders';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { ReadList } from '@/lib/schema';

interface OrderSearch {
  readonly list: ReadList<OrderSummary> | undefined;
  /** The list belongs to an earlier search: the present one is still running or failed. */
  readonly isEarlierList: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The orders of a search. While another search runs, and when it fails, the last good list stays (safety.md 4, Order list); a
 * superseded search is aborted, because nothing watches it any more.
 */
export function useOrderSearch(filter: OrderFilter): OrderSearch {
  const queryClient = useQueryClient();
  const [lastGood, setLastGood] = useState<OrderFilter | null>(null);
  const search = useQuery({ ...orderSearchOptions(filter), placeholderData: keepPreviousData });
  const isOwnList = search.data !== undefined && !search.isPlaceholderData;
  if (isOwnList && hashKey([lastGood]) !== hashKey([filter])) setLastGood(filter);

  const earlier =
    search.data === undefined && lastGood !== null
      ? queryClient.getQueryData(orderSearchOptions(lastGood).queryKey)
      : undefined;
  return {
    list: search.data ?? earlier,
    isEarlierList: !isOwnList,
    isFetching: search.isFetching,
    error: search.error,
    retry: () => {
      void search.refetch();
    },
  };
}
