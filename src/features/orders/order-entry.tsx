import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { fullName } from '@/domain/orders/full-name';
import { isUnclear, type OrderReview } from '@/domain/results/summary/order-review';
import { useTranslation } from '@/i18n/translation';
import { orderDayText } from '@/lib/dates/order-day';
import { useDeliveredText } from '@/ui/use-delivered-text';

import classes from './order-entry.module.css';

/** What was found in an order's results; undefined where nobody looked or the look failed, which is never "normal". Normal is silent. */
function ReviewMarks({ review }: { readonly review: OrderReview | undefined }) {
  const { t } = useTranslation();
  /** How many, or only that there are some. */
  const counted = (group: 'critical' | 'altered', count: number | null) =>
    count === null ? t(`orders.review.some.${group}`) : t(`orders.review.${group}`, { count });

  if (review === undefined) {
    return <span className={classes.marks}>{t('orders.review.unreviewed')}</span>;
  }
  const { critical, altered, pending, stand, isNormal, isKeptBack } = review;
  if (isNormal) return <VisuallyHidden>{t('orders.review.normal')}</VisuallyHidden>;
  // Nobody is told twice of the critical ones; of a summary that tells of them alone nobody knows whether there are others.
  const others = critical === null ? 0 : altered === null ? null : altered - critical;
  const rest = [
    isKeptBack && t('orders.review.keptBack'),
    others !== 0 && counted('altered', others),
    pending > 0 &&
      (stand === null
        ? t('orders.review.pending', { count: pending })
        : t('orders.review.ready', { ready: stand.ready, count: stand.all })),
    isUnclear(review) && t('orders.review.unclear'),
  ].filter((text) => text !== false);
  return (
    <span className={classes.marks}>
      {critical !== 0 && <b className={classes.critical}>{counted('critical', critical)}</b>}
      {critical !== 0 && rest.length > 0 && ' · '}
      {rest.join(' · ')}
    </span>
  );
}

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
