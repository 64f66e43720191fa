import { isUnclear, type OrderReview } from '@/domain/results/summary/order-review';
import { useTranslation } from '@/i18n/translation';
import { Mark } from '@/ui/mark/mark';

import classes from './review-marks.module.css';

/** What was found in an order's results; undefined where nobody looked or the look failed, which is never "normal". */
export function ReviewMarks({ review }: { readonly review: OrderReview | undefined }) {
  const { t } = useTranslation();
  const mark = (tone: 'urgent' | 'altered' | 'unclassified' | 'normal', text: string) => (
    <Mark key={text} arrow="" tone={tone} text={text} note="" />
  );
  /** How many, or only that there are some. */
  const counted = (group: 'critical' | 'altered', count: number | null) =>
    count === null ? t(`orders.review.some.${group}`) : t(`orders.review.${group}`, { count });

  if (review === undefined) {
    return (
      <span className={classes.marks}>{mark('unclassified', t('orders.review.unreviewed'))}</span>
    );
  }
  const { critical, altered, pending, isNormal, isKeptBack } = review;
  // Nobody is told twice of the critical ones; of a summary that tells of them alone nobody knows whether there are others.
  const others = critical === null ? 0 : altered === null ? null : altered - critical;
  return (
    <span className={classes.marks}>
      {isKeptBack && mark('unclassified', t('orders.review.keptBack'))}
      {critical !== 0 && mark('urgent', counted('critical', critical))}
      {others !== 0 && mark('altered', counted('altered', others))}
      {pending > 0 && mark('unclassified', t('orders.review.pending', { count: pending }))}
      {isNormal && mark('normal', t('orders.review.normal'))}
      {isUnclear(review) && mark('unclassified', t('orders.review.unclear'))}
    </span>
  );
}
