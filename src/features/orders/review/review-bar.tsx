import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { REVIEW_GROUPS } from '@/domain/results/order-review';

import classes from './review-bar.module.css';
import type { ListReview } from './use-order-review';

interface ReviewBarProps {
  readonly review: ListReview;
  /** Orders of the list. */
  readonly count: number;
}

/**
 * "Revisar novedades": looks through the results of a list, says how far it is, and offers what it found as groups. How many
 * orders nobody looked through is said beside how many are critical.
 */
export function ReviewBar({ review, count }: ReviewBarProps) {
  const { t } = useTranslation();
  const { run, isRunning, limit, group } = review;
  const unreviewed = review.countOf('unreviewed');
  const groups = REVIEW_GROUPS.filter(
    (candidate) => candidate === 'critical' || candidate === group || review.countOf(candidate) > 0,
  );
  const isLimited = count > limit;
  const hasMore = run === null || run.done < run.total || run.failed > 0;

  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        {isRunning && run !== null ? (
          <>
            <span className={classes.progress}>
              {t('orders.review.progress', { done: run.done, total: run.total })}
            </span>
            <Button size="compact-sm" variant="default" onClick={review.cancel}>
              {t('app.cancel')}
            </Button>
          </>
        ) : (
          hasMore &&
          unreviewed > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              aria-keyshortcuts="n"
              onClick={review.start}
            >
              {run === null ? t('orders.review.start') : t('orders.review.again')}
            </Button>
          )
        )}
        <span role="status" className={classes.status}>
          {run !== null &&
            !isRunning &&
            t('orders.review.done', { done: run.done - run.failed, total: run.total })}
        </span>
      </div>
      {review.hasMarks && (
        <div role="group" aria-label={t('orders.review.groups')} className={classes.chips}>
          {groups.map((candidate) => (
            <Button
              key={candidate}
              size="compact-xs"
              variant={candidate === group ? 'filled' : 'default'}
              aria-pressed={candidate === group}
              data-group={candidate}
              onClick={() => {
                review.choose(candidate === group ? null : candidate);
              }}
            >
              {t(`orders.review.group.${candidate}`)} {review.countOf(candidate)}
            </Button>
          ))}
        </div>
      )}
      {run !== null && isLimited && (
        <Text size="xs" c="dimmed">
          {t('orders.review.limited', { limit })}
        </Text>
      )}
    </div>
  );
}
