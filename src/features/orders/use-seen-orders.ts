import { useState } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';

/** The orders that were open since the sign-in, by `orderKey`: in memory only, for what somebody read is nobody else's business. */
export function useSeenOrders(opened: OrderSummary | null): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const key = opened === null ? null : orderKey(opened);
  if (key !== null && !seen.has(key)) setSeen(new Set(seen).add(key));
  return seen;
}
