import { queryOptions } from '@tanstack/react-query';

import { freshFor } from '@/api/fresh-for';
import { service } from '@/api/origins';
import type { OrderFilter } from '@/domain/orders/order-filter';
import { readListInWorker } from '@/lib/http/read-list-in-worker';
import type { ReadList } from '@/lib/wire/readers';

import { foundOrders, type FoundOrder } from './found-orders';
import { orderKeys } from './order-keys';
import workerUrl from './read-orders.worker?worker&url';

/** PATCH service `/orders/filter`: the orders found, newest first. */
export function filterOrders(
  filter: OrderFilter,
  signal?: AbortSignal,
): Promise<ReadList<FoundOrder>> {
  return service(
    foundOrders,
    { method: 'PATCH', path: '/orders/filter', body: filter, limit: 'list', signal },
    readListInWorker(workerUrl),
  );
}

export function orderSearchOptions(filter: OrderFilter) {
  return queryOptions({
    queryKey: orderKeys.search(filter),
    queryFn: ({ signal }) => filterOrders(filter, signal),
    staleTime: freshFor(30_000),
    // Comparing two lists of 100,000 orders field by field would hold the page up at every refresh.
    structuralSharing: false,
  });
}
