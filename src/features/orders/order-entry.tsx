import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { fullName } from '@/domain/orders/full-name';
import type { OrderReview } from '@/domain/results/summary/order-review';
import { useTranslation } from '@/i18n/translation';
import { orderDayText } from '@/lib/dates/order-day';
import { useDeliveredText } from '@/ui/use-delivered-text';

import classes from './order-entry.module.css';
import { ReviewMarks } from './review/review-marks';

interface OrderEntryProps {
  /** It was open in this sitting. */
  readonly isSeen: boolean;
  /** Somebody looks, or looked, through the list: what is missing in it is said. */
  readonly isReviewed: boolean;
  /** What was found in its results. */
  readonly review: OrderReview | undefined;
  readonly order: OrderSummary;
  readonly dateFormat: string;
}

/** One order of the list: the patient, the number and what is wrong; its day stands above, and is told with each. Memoised: orders open beside it. */
export const OrderEntry = memo(function OrderEntry(props: OrderEntryProps) {
  const { order, dateFormat, isSeen, isReviewed, review } = props;
  const { t } = useTranslation();
  const deliveredText = useDeliveredText();
  return (
    <div className={classes.entry} data-seen={isSeen || undefined} translate="no">
      <span className={classes.name}>{fullName(order)}</span>{' '}
      <span className={classes.details}>
        <span className={classes.number}>{order.order}</span>{' '}
        <VisuallyHidden>{orderDayText(order.order, dateFormat)}</VisuallyHidden>{' '}
        {(review !== undefined || isReviewed) && <ReviewMarks review={review} />}
        {review?.deliveredAt !== undefined && (
          <span>{deliveredText(review.deliveredAt, dateFormat)}</span>
        )}
        {isSeen && <VisuallyHidden> {t('orders.seen')}</VisuallyHidden>}
      </span>
    </div>
  );
});
