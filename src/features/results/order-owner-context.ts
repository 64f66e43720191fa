import { createContext, useMemo } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { patientParts } from '@/domain/orders/patient-text';

interface OrderOwner {
  /** Patient and order number: every dialog about one of the results says so. */
  readonly texts: readonly string[];
  /** Whose answers may stand in them; 0 where nothing more is asked for. */
  readonly patientIdDB: number;
}

/** Whose the results are. */
export const OrderOwnerContext = createContext<OrderOwner>({ texts: [], patientIdDB: 0 });

/** Whose the results of an order are; the same object for the same order. */
export function useOrderOwner(order: OrderSummary): OrderOwner {
  return useMemo(
    () => ({ texts: [...patientParts(order), order.order], patientIdDB: order.patientIdDB }),
    [order],
  );
}
