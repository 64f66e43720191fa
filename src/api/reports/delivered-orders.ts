import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { orderKeys } from '@/api/orders/order-keys';

const NONE: ReadonlySet<string> = new Set();

/**
 * The numbers of the orders that the LIS knows as delivered since the sign-in: what was read of them before says otherwise. Nothing
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

/** Notes that deliveries of reports were recorded, by order number. */
export function noteDelivered(queryClient: QueryClient, orders: readonly string[]): void {
  queryClient.setQueryData(
    deliveredOrdersOptions().queryKey,
    (before: ReadonlySet<string> = NONE) => new Set([...before, ...orders]),
  );
}
