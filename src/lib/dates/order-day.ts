import type { Day } from '@/domain/base/day';

import { formatDay, parseDay } from './dates';

/** A day as the servers write it, as `dayNumber` does. */
const DAY_NUMBER = 'YYYYMMDD';

/** The day of an integer YYYYMMDD; null where it is none. */
export function dayOfNumber(number: number): Day | null {
  return parseDay(String(number), DAY_NUMBER);
}

/**
 * The day that an order number begins with, whatever the browser's zone; null where it begins with none.
 */
export function orderDay(order: string): Day | null {
  return parseDay(order.slice(0, DAY_NUMBER.length), DAY_NUMBER);
}

/** The same in a dayjs format; empty where there is none. */
export function orderDayText(order: string, format: string): string {
  const day = orderDay(order);
  return day === null ? '' : formatDay(day, format);
}
