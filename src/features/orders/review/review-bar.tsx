import { Button, Text } from '@mantine/core';

import type { FoundOrder } from '@/api/orders/found-orders';
import { REVIEW_GROUPS } from '@/domain/results/summary/order-review';
import { useTranslation } from '@/i18n/translation';

import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';
import { useKeptFocus } from '@/ui/use-kept-focus';

import classes from './review-bar.module.css';
import type { ListReview } from './use-order-review';

interface ReviewBarProps {
  readonly review: ListReview;
  /** Orders of the list. */
  readonly count: number;
  /** Those of them that are in the list as it stands. */
  readonly shown: readonly FoundOrder[];
  /** There may be older ones, which are not in it. */
  readonly isNewestAlone: boolean;
}

const ReviewExport = lazyDialog(() =>
  import('./review-export').then((module) => module.ReviewExport),
);

/**
 * "Revisar novedades": looks through the results of a list, says how far it is, and offers what it found as groups. How many
 * orders nobody looked through is said beside how many are critical.
 */
export function ReviewBar({ review, count, shown, isNewestAlone }: ReviewBarProps) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => (
    <ReviewExport review={review} shown={shown} isNewestAlone={isNewestAlone} onClose={close} />
  ));
  const { run, isRunning, limit, group, untold } = review;
  const isToldWhole = run?.total === 0;
  const heir = useKeptFocus(isRunning || isToldWhole);
  const groups = REVIEW_GROUPS.filter(
    (candidate) => candidate === 'critical' || candidate === group || review.countOf(candidate) > 0,
  );
  const isLimited = count > limit;

  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        {isRunning && run !== null ? (
          <>
            <span className={classes.progress}>
              {t('orders.review.progress', { done: run.done, total: run.total })}
            </span>
            <Button ref={heir} size="compact-sm" variant="default" onClick={review.cancel}>
              {t('app.cancel')}
            </Button>
          </>
        ) : (
          (review.hasMore || run === null) && (
            <Button
              ref={heir}
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
          {isToldWhole && t('orders.review.told')}
          {run !== null &&
            !isRunning &&
            !isToldWhole &&
            t('orders.review.done', { done: run.done - run.failed, total: run.total })}
        </span>
        {run !== null && !isRunning && (
          <Button
            ref={review.hasMore ? undefined : heir}
            size="compact-sm"
            variant="default"
            aria-haspopup="dialog"
            onClick={open}
          >
            {t('export.title')}
          </Button>
        )}
      </div>
      {review.hasMarks && (
        <div role="group" aria-label={t('orders.review.groups')} className={classes.chips}>
          {groups.map((candidate) => (
            <Button
              key={candidate}
              size="compact-xs"
              variant="default"
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
      {dialog}
      {run !== null && !isRunning && untold > 0 && (
        <Text size="xs" c="dimmed">
          {t('orders.review.untold', { count: untold })}
        </Text>
      )}
      {review.hasMarks && isNewestAlone && (
        <Text size="xs" c="dimmed">
          {t('orders.review.newest')}
        </Text>
      )}
      {run !== null && isLimited && (
        <Text size="xs" c="dimmed">
          {t('orders.review.limited', { limit })}
        </Text>
      )}
    </div>
  );
}
