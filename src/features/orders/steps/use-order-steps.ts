import { useRef } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';

import type { OrderStepsState, Step } from './order-steps-context';
import type { OrderList } from '@/features/orders/use-order-list';

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
