import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { orderKeys } from '@/api/orders/order-keys';
import { serverNow } from '@/lib/session/server-clock';

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * The numbers of the orders that the LIS knows as delivered since the sign-in, and when, in epoch milliseconds: what was read of them before says otherwise. Nothing
 * is asked for; it ends with the session, as all that was read.
 */
export function deliveredOrdersOptions() {
  return queryOptions({
    queryKey: orderKeys.delivered,
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Notes that deliveries of reports were recorded, by order number; gives the time. */
export function noteDelivered(queryClient: QueryClient, orders: readonly string[]): number {
  const now = serverNow();
  queryClient.setQueryData(
    deliveredOrdersOptions().queryKey,
    (before: ReadonlyMap<string, number> = NONE) =>
      new Map([...before, ...orders.map((order) => [order, now] as const)]),
  );
  return now;
}
