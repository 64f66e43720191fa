import { useMemo, useState } from 'react';

import type { FoundOrder } from '@/api/orders/found-orders';
import { orderKey } from '@/domain/orders/standing-order';

/** The orders that somebody picks out of a list, by `orderKey`. They belong to one search: the next one begins without. */
export interface MarkedOrders {
  /** Touching an order marks it instead of opening it. */
  readonly isOn: boolean;
  readonly keys: ReadonlySet<string>;
  /** Those of the list that are marked. */
  readonly orders: readonly FoundOrder[];
  readonly switchTo: (isOn: boolean) => void;
  /** Marks these, or takes their marks away. */
  readonly mark: (keys: readonly string[], isMarked: boolean) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The marks on the list `all` of a search; the same orders come back until list or marks change, for a list may be long. */
export function useMarkedOrders(searchKey: string, all: readonly FoundOrder[]): MarkedOrders {
  const [kept, setKept] = useState({ searchKey, isOn: false, keys: NONE });
  // Not when something is marked next: the search before may come back.
  if (kept.searchKey !== searchKey) setKept({ searchKey, isOn: false, keys: NONE });
  const { isOn, keys } = kept;
  const orders = useMemo(
    () => (keys.size === 0 ? [] : all.filter((order) => keys.has(orderKey(order)))),
    [keys, all],
  );
  return {
    isOn,
    keys,
    orders,
    switchTo: (next) => {
      setKept({ searchKey, isOn: next, keys: next ? keys : NONE });
    },
    mark: (changed, isMarked) => {
      const next = new Set(keys);
      for (const key of changed) {
        if (isMarked) next.add(key);
        else next.delete(key);
      }
      setKept({ searchKey, isOn, keys: next });
    },
  };
}
