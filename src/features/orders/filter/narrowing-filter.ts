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
