import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import {
  reviewGroups,
  type OrderReview,
  type ReviewGroup,
} from '@/domain/results/summary/order-review';

import type { TableCell, TextTable } from './text-table';

/** Heads of the columns, in their order. */
export const REVIEW_COLUMNS = [
  'order',
  'day',
  'document',
  'patient',
  'found',
  'critical',
  'altered',
  'pending',
] as const;

interface ReviewWords {
  readonly heads: TextTable['heads'];
  readonly group: (group: ReviewGroup) => string;
  /** Where a server only told that there are some. */
  readonly some: string;
  /** The day that an order number begins with. */
  readonly day: (order: string) => string;
}

/** The counts of a review; none of what is kept back, and none where nobody looked: an empty cell is not a zero. */
function counts(review: OrderReview | undefined, some: string): readonly TableCell[] {
  if (review === undefined || review.isKeptBack) return ['', '', ''];
  return [review.critical, review.altered, review.pending].map((count) =>
    count === null ? some : { text: String(count), number: count },
  );
}

/** A list of orders that was looked through as a table: a row per order with what was found. */
export function reviewTable<T extends OrderSummary>(
  orders: readonly T[],
  of: (order: T) => OrderReview | undefined,
  { heads, group, some, day }: ReviewWords,
): TextTable {
  const rows = orders.map((order): readonly TableCell[] => {
    const review = of(order);
    return [
      order.order,
      day(order.order),
      `${order.documentType} ${order.patientId}`.trim(),
      fullName(order),
      reviewGroups(review).map(group).join(', '),
      ...counts(review, some),
    ];
  });
  return { owner: [], heads, rows };
}
