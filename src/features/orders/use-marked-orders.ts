import { useState } from 'react';

/** The orders that somebody picks out of a list, by `orderKey`. They belong to one search: the next one begins without. */
export interface MarkedOrders {
  /** Touching an order marks it instead of opening it. */
  readonly isOn: boolean;
  readonly keys: ReadonlySet<string>;
  readonly switchTo: (isOn: boolean) => void;
  /** Marks these, or takes their marks away. */
  readonly mark: (keys: readonly string[], isMarked: boolean) => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useMarkedOrders(searchKey: string): MarkedOrders {
  const [kept, setKept] = useState({ searchKey, isOn: false, keys: NONE });
  const { isOn, keys } = kept.searchKey === searchKey ? kept : { isOn: false, keys: NONE };
  return {
    isOn,
    keys,
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
