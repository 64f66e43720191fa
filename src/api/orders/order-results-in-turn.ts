import { queryOptions } from '@tanstack/react-query';

import { freshFor } from '@/api/fresh-for';
import { createQueue } from '@/lib/queue';

import { orderResultsOptions } from './get-order-results';
import { orderKeys, type OrderResultsRequest } from './order-keys';

/** Few enough that an order which is opened meanwhile does not wait. */
const AT_ONCE = 2;
const inTurn = createQueue(AT_ONCE);
/** What a list tells is asked for again after these, or when the list is. */
const MINUTES = 5;

/**
 * Fetches the results of an order into the cache, two orders at a time, for what a list tells of them. Those whose row leaves the
 * screen before their turn are not asked for; those that are known already are not asked for again.
 */
export function resultsInTurnOptions(request: OrderResultsRequest) {
  return queryOptions({
    queryKey: orderKeys.inTurn(request),
    queryFn: ({ client, signal }) =>
      inTurn(async () => {
        signal.throwIfAborted();
        await client.query({ ...orderResultsOptions(request), retry: false });
        return true;
      }),
    staleTime: freshFor(MINUTES * 60_000),
    retry: false,
  });
}
