import { memo } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { fullName } from '@/domain/orders/full-name';
import type { OrderReview } from '@/domain/results/summary/order-review';
import { useTranslation } from '@/i18n/translation';
import { useDeliveredText } from '@/ui/use-delivered-text';
import { orderDayText } from '@/lib/dates/order-day';

import classes from './order-entry.module.css';
import { ReviewMarks } from './review/review-marks';

interface OrderEntryProps {
  /** It was open in this sitting. */
  readonly isSeen: boolean;
  /** Somebody looks through the list. */
  readonly hasMarks: boolean;
  /** What was found in its results. */
  readonly review: OrderReview | undefined;
  readonly order: OrderSummary;
  readonly dateFormat: string;
}

/** One order of the list: the patient, the number and, when the number begins with a day, its date. Memoised: orders open beside it. */
export const OrderEntry = memo(function OrderEntry(props: OrderEntryProps) {
  const { order, dateFormat, isSeen, hasMarks, review } = props;
  const { t } = useTranslation();
  const deliveredText = useDeliveredText();
  const states = [
    ...(review?.isUndelivered === true ? [t('orders.review.undelivered')] : []),
    ...(review?.deliveredAt === undefined ? [] : [deliveredText(review.deliveredAt, dateFormat)]),
    ...(isSeen ? [t('orders.seen')] : []),
  ];
  const day = orderDayText(order.order, dateFormat);
  return (
    <div className={classes.entry} data-seen={isSeen || undefined} translate="no">
      <span className={classes.name}>{fullName(order)}</span>{' '}
      <span className={classes.details}>
        <span className={classes.number}>{order.order}</span> {day !== '' && <span>{day}</span>}
        {states.length > 0 && <span className={classes.states}>{states.join(' · ')}</span>}
      </span>
      {hasMarks && <ReviewMarks review={review} />}
    </div>
  );
});
