import { useMemo, useState } from 'react';

import type { FoundOrder } from '@/api/orders/found-orders';

import { narrowingFilter } from './narrowing-filter';

export interface QuickFilter {
  readonly text: string;
  /** True while the text narrows the list; blanks do not. */
  readonly isOn: boolean;
  readonly setText: (text: string) => void;
  readonly all: readonly FoundOrder[];
  /** All orders while nothing is typed. */
  readonly hits: readonly FoundOrder[];
}

/** The text typed over a list and what is left of the list. The text belongs to one search: the next one begins without. */
export function useQuickFilter(orders: readonly FoundOrder[], searchKey: string): QuickFilter {
  const [typed, setTyped] = useState({ text: '', searchKey });
  // Not when something is typed next: the search before may come back.
  if (typed.searchKey !== searchKey) setTyped({ text: '', searchKey });
  const { text } = typed;
  const filter = useMemo(() => narrowingFilter(orders), [orders]);
  const hits = useMemo(() => filter(text), [filter, text]);
  return {
    text,
    isOn: text.trim() !== '',
    setText: (next) => {
      setTyped({ text: next, searchKey });
    },
    all: orders,
    hits,
  };
}
