import { VisuallyHidden } from '@mantine/core';

import { isUnclear, type OrderReview } from '@/domain/results/summary/order-review';
import { useTranslation } from '@/i18n/translation';

import classes from '@/features/orders/order-entry.module.css';

/** What was found in an order's results; undefined where nobody looked or the look failed, which is never "normal". Normal is silent. */
export function ReviewMarks({ review }: { readonly review: OrderReview | undefined }) {
  const { t } = useTranslation();
  /** How many, or only that there are some. */
  const counted = (group: 'critical' | 'altered', count: number | null) =>
    count === null ? t(`orders.review.some.${group}`) : t(`orders.review.${group}`, { count });

  if (review === undefined) {
    return <span className={classes.marks}>{t('orders.review.unreviewed')}</span>;
  }
  const { critical, altered, pending, isNormal, isKeptBack } = review;
  if (isNormal) return <VisuallyHidden>{t('orders.review.normal')}</VisuallyHidden>;
  // Nobody is told twice of the critical ones; of a summary that tells of them alone nobody knows whether there are others.
  const others = critical === null ? 0 : altered === null ? null : altered - critical;
  const rest = [
    isKeptBack && t('orders.review.keptBack'),
    others !== 0 && counted('altered', others),
    pending > 0 && t('orders.review.pending', { count: pending }),
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
