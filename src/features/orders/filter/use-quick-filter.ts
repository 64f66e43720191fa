import { useMemo, useState } from 'react';

import type { FoundOrder } from '@/api/orders/found-orders';
import { foldText } from '@/domain/base/fold-text';

interface Hits {
  readonly words: readonly string[];
  readonly orders: readonly FoundOrder[];
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True when everything that has the new words has the old ones as well. */
function narrows(words: readonly string[], old: readonly string[]): boolean {
  return old.every((oldWord) => words.some((word) => word.includes(oldWord)));
}

/**
 * The quick filter of a list: orders that have every typed word in their number, full name or document, without regard to case
 * and accents. Typing on looks through the last hits only, for the words that they were not found by, so that no keystroke is felt
 * with 100,000 orders.
 */
export function narrowingFilter(
  orders: readonly FoundOrder[],
): (text: string) => readonly FoundOrder[] {
  let last: Hits = { words: [], orders };
  return (text) => {
    const words = wordsOf(text);
    if (words.length === 0) return orders;
    const isNarrower = narrows(words, last.words);
    const candidates = isNarrower ? last.orders : orders;
    const unmet = isNarrower ? words.filter((word) => !last.words.includes(word)) : words;
    const hits =
      unmet.length === 0
        ? candidates
        : candidates.filter(({ searchText }) => unmet.every((word) => searchText.includes(word)));
    last = { words, orders: hits };
    return hits;
  };
}

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
