import { addDays, compareDays, dayNumber, isCalendarDay, type Day } from '@/domain/base/day';
import { plainNumber } from '@/domain/base/number-readings';
import type { OrderSummary } from '@/domain/orders/order-summary';

/** Longest range whose orders go into one zip. */
export const MAX_SPAN_DAYS = 31;

/** Orders that go into one zip together. */
export interface ZipPart {
  readonly orders: readonly OrderSummary[];
  /** The days of its first and last order; null where no number has one. */
  readonly first: Day | null;
  readonly last: Day | null;
}

/** The day that an order number begins with. */
function dayOf({ order }: OrderSummary): Day | null {
  const numberAt = (from: number, to: number) => plainNumber(order.slice(from, to)) ?? 0;
  const day = { year: numberAt(0, 4), month: numberAt(4, 6), day: numberAt(6, 8) };
  return isCalendarDay(day) ? day : null;
}

/**
 * The orders, newest first, in parts of at most 31 days each, one after another; an order without a day goes with the one before
 * it. No order is in two parts, and none is left out.
 */
export function zipParts(orders: readonly OrderSummary[]): readonly ZipPart[] {
  const dated = orders.map((order) => ({ order, day: dayOf(order) }));
  const newestFirst = dated.toSorted((one, other) =>
    one.day === null || other.day === null ? 0 : dayNumber(other.day) - dayNumber(one.day),
  );
  const parts: { orders: OrderSummary[]; first: Day | null; last: Day | null }[] = [];
  for (const { order, day } of newestFirst) {
    const part = parts.at(-1);
    const earliest = part?.last ? addDays(part.last, -MAX_SPAN_DAYS) : null;
    const fits = day === null || earliest === null || compareDays(day, earliest) >= 0;
    if (part === undefined || !fits) parts.push({ orders: [order], first: day, last: day });
    else {
      part.orders.push(order);
      part.first = day ?? part.first;
      part.last ??= day;
    }
  }
  return parts;
}
