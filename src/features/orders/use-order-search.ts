import { hashKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { orderSearchOptions } from '@/api/orders/filter-orders';
import type { FoundOrder } from '@/api/orders/found-orders';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { NO_SEARCH, type OrderFilter } from '@/domain/orders/order-filter';
import { stateFilterOf } from '@/domain/orders/state-filter';
import type { ReadList } from '@/lib/wire/readers';

/** A list that was received. */
interface OrderListing extends ReadList<FoundOrder> {
  /** Names the search that it answers. */
  readonly key: string;
  /** Epoch milliseconds of the answer. */
  readonly receivedAt: number;
}

export interface OrderSearch {
  /** Names the present search. */
  readonly key: string;
  /** The list to show; undefined before the first answer. */
  readonly list: OrderListing | undefined;
  /** The list belongs to an earlier search: the present one is still running or failed. */
  readonly isEarlierList: boolean;
  /** An area or a state was asked for, by which servers narrow no list (docs/contract.md). */
  readonly isNarrowed: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The orders of a search; null asks for none. While another search runs, and when it fails, the last good list stays. A
 * superseded search is aborted, because nothing watches it any more; only the refresh of a list that stays on screen ends by
 * itself.
 */
export function useOrderSearch(asked: OrderFilter | null): OrderSearch {
  const filter = asked ?? NO_SEARCH;
  const [lastGood, setLastGood] = useState<OrderFilter | null>(null);
  const search = useQuery({ ...orderSearchOptions(filter), enabled: asked !== null });
  const earlier = useQuery({ ...orderSearchOptions(lastGood ?? filter), enabled: false });
  const key = hashKey([filter]);
  const lastKey = hashKey([lastGood]);
  const isEarlierList = search.data === undefined;
  if (asked !== null && !isEarlierList && lastKey !== key) setLastGood(filter);

  const { data, dataUpdatedAt } = isEarlierList ? earlier : search;
  return {
    key,
    list: data && { ...data, key: isEarlierList ? lastKey : key, receivedAt: dataUpdatedAt },
    isEarlierList,
    isNarrowed: filter.area !== ALL_AREAS || stateFilterOf(filter) !== 'all',
    isFetching: search.isFetching,
    error: search.error,
    retry: () => {
      void search.refetch();
    },
  };
}
