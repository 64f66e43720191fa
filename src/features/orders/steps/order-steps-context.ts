import { createContext, useRef, type RefObject } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import type { OrderList } from '@/features/orders/use-order-list';

export type Step = 'previous' | 'next';

/** The way through the list from the order that is open. */
export interface OrderStepsState {
  readonly list: OrderList;
  /** Opens an order of the list. */
  readonly start: (order: OrderSummary) => void;
  /** Place of the open order in the list as it is filtered, from 1; 0 when it is not in it. */
  readonly place: number;
  readonly count: number;
  /** Null where there is none. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  /** The step that is made while something has the focus: its button gets it where it goes with the order before. */
  readonly heir: RefObject<Step | null>;
}

/**
 * In a context, because the list changes with every letter of its filter: only the steps are drawn again, not the open order
 * around them.
 */
export const OrderStepsContext = createContext<OrderStepsState | null>(null);

/** The steps from the open order through the list as it is filtered; null while the list is of an earlier search. */
export function useOrderSteps(
  list: OrderList,
  opened: OrderSummary | null,
  onSelect: (order: OrderSummary) => void,
): OrderStepsState | null {
  const { search, shown } = list;
  const heir = useRef<Step>(null);
  if (search.isEarlierList) return null;
  const orders: readonly OrderSummary[] = shown;
  // Found by the engine itself: with 100,000 orders, each key of the filter asks.
  const index = opened === null ? -1 : orders.indexOf(opened);
  const stepTo = (order: OrderSummary | undefined) =>
    order === undefined
      ? null
      : () => {
          onSelect(order);
        };
  return {
    list,
    start: onSelect,
    place: index + 1,
    count: shown.length,
    previous: stepTo(shown[index - 1]),
    next: stepTo(shown[index + 1]),
    heir,
  };
}
