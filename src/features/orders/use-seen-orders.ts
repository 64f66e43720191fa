import { useCallback, useState } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';

/** The orders that were read since the sign-in, by `orderKey`: in memory only, for what somebody read is nobody else's business. */
export function useSeenOrders() {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const see = useCallback((order: OrderSummary) => {
    setSeen((earlier) => new Set(earlier).add(orderKey(order)));
  }, []);
  return { seen, see };
}
