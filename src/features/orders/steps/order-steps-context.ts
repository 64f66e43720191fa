import { createContext, type RefObject } from 'react';

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
