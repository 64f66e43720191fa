import type { Day } from '@/domain/base/day';

import { parseDay } from './dates';

const ORDER_DAY = 'YYYYMMDD';

/**
 * The day that an order number begins with (docs/behaviour.md §5), whatever the browser's zone (docs/promises.md F5); null where it
 * begins with none.
 */
export function orderDay(order: string): Day | null {
  return parseDay(order.slice(0, ORDER_DAY.length), ORDER_DAY);
}
