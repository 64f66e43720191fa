import type { HistoryItem } from './test-history';

/** One result that is listed twice. */
function isSame(one: HistoryItem, other: HistoryItem): boolean {
  return (
    one.result === other.result &&
    one.validateDate === other.validateDate &&
    one.sample === other.sample &&
    one.referenceLiteral === other.referenceLiteral &&
    one.reference.min === other.reference.min &&
    one.reference.max === other.reference.max
  );
}

/**
 * Whether some order has several results among these, as where a test was done in serum and in cerebrospinal fluid: the history
 * call does not say which sample a result is of (listResultHistory in demo-lis/contract).
 */
export function hasRepeatedOrder(items: readonly HistoryItem[]): boolean {
  const known = new Map<string, HistoryItem>();
  return items.some((item) => {
    const first = known.get(item.order);
    if (first === undefined) known.set(item.order, item);
    return first !== undefined && !isSame(first, item);
  });
}
