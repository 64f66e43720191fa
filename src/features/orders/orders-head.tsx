import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';

import { REVIEW_GROUPS, type ReviewGroup } from '@/domain/results/summary/order-review';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { FoldMenu } from '@/ui/fold-menu';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { lazyDialog } from '@/ui/waiting/lazy-part';
import { WaitingText } from '@/ui/waiting/waiting-text';

import classes from './orders-head.module.css';
import type { OrderList } from './use-order-list';

const ReviewExport = lazyDialog(() =>
  import('./review/review-export').then((module) => module.ReviewExport),
);

interface OrdersHeadProps {
  readonly orders: OrderList;
  /** Physicians deliver nothing: who has an order by now is not theirs to follow. */
  readonly isPhysician: boolean;
  readonly onFilter: () => void;
}

/**
 * One line above a list: how many orders, those that matter as filters, and what else can be done with it. How many orders nobody
 * looked through is said beside how many are critical.
 */
export function OrdersHead({ orders, isPhysician, onFilter }: OrdersHeadProps) {
  const { t } = useTranslation();
  const { search, newest, quickFilter, review, shown } = orders;
  const isNewestAlone = newest !== null;
  const { open, dialog } = useDialog((close) => (
    <ReviewExport review={review} shown={shown} isNewestAlone={isNewestAlone} onClose={close} />
  ));
  const { run, isRunning, limit, group, untold } = review;
  // A run that begins by itself takes the focus from nobody.
  const [isAsked, setIsAsked] = useState(false);
  const heir = useKeptFocus(isAsked && (isRunning ? 'running' : run));
  const count = search.list?.items.length ?? 0;
  const hasList = !search.isEarlierList && count > 0;
  const groups = REVIEW_GROUPS.filter(
    (candidate) =>
      candidate === 'critical' ||
      candidate === group ||
      (review.countOf(candidate) > 0 && !(isPhysician && candidate === 'undelivered')),
  );
  const others = groups.filter((candidate) => candidate !== 'critical' && candidate !== group);
  const second = group === null || group === 'critical' ? others[0] : group;
  const chip = (candidate: ReviewGroup) => (
    <Button
      key={candidate}
      ref={candidate === 'critical' ? heir : undefined}
      size="compact-sm"
      variant="subtle"
      className={classes.chip}
      aria-pressed={candidate === group}
      data-group={review.countOf(candidate) > 0 ? candidate : undefined}
      onClick={() => {
        review.choose(candidate === group ? null : candidate);
      }}
    >
      {t(`orders.review.group.${candidate}`)} {review.countOf(candidate)}
    </Button>
  );
  const start = () => {
    setIsAsked(true);
    review.start();
  };
  const cancel = () => {
    setIsAsked(true);
    review.cancel();
  };
  const isOffered = review.isOffered && hasList;
  const notes = [
    run?.total === 0 && t('orders.review.told'),
    run !== null && untold > 0 && !isPhysician && t('orders.review.untold', { count: untold }),
    isNewestAlone && t('orders.review.newest'),
    run !== null && count > limit && t('orders.review.limited', { limit }),
  ].filter((note) => note !== false);

  return (
    <header className={classes.head}>
      <VisuallyHidden component="h2">{t('orders.title')}</VisuallyHidden>
      <div role="status" className={classes.count}>
        {search.isFetching && <WaitingText key={search.key} />}
        {!search.isFetching &&
          !search.isEarlierList &&
          (quickFilter.isOn || group !== null
            ? t('orders.filteredCount', { found: shown.length, count })
            : t('orders.count', { count }))}
      </div>
      {isOffered && isRunning && run !== null && (
        <span className={classes.progress}>
          {t('orders.review.progress', { done: run.done, total: run.total })}
          <Button ref={heir} size="compact-sm" variant="subtle" onClick={cancel}>
            {t('app.cancel')}
          </Button>
        </span>
      )}
      {isOffered && !isRunning && run === null && (
        <Button
          ref={review.hasMarks ? undefined : heir}
          size="compact-sm"
          variant="subtle"
          aria-keyshortcuts="n"
          onClick={start}
        >
          {t('orders.review.start')}
        </Button>
      )}
      <VisuallyHidden role="status">
        {isOffered &&
          run !== null &&
          !isRunning &&
          run.total > 0 &&
          t('orders.review.done', { done: run.done - run.failed, total: run.total })}
      </VisuallyHidden>
      {isOffered && review.hasMarks && !isRunning && (
        <div role="group" aria-label={t('orders.review.groups')} className={classes.chips}>
          {chip('critical')}
          {second !== undefined && chip(second)}
        </div>
      )}
      {hasList && count > 1 && (
        <FoldMenu label={t('orders.more')} sign={<span aria-hidden>⋯</span>}>
          {isOffered && review.hasMarks && !isRunning && (
            <div role="group" aria-label={t('orders.review.others')} className={classes.others}>
              {others.filter((candidate) => candidate !== second).map(chip)}
            </div>
          )}
          <Button variant="subtle" onClick={onFilter}>
            {t('orders.filterList')}
          </Button>
          {isOffered && run !== null && !isRunning && (
            <>
              {review.hasMore && (
                <Button variant="subtle" onClick={start}>
                  {t('orders.review.again')}
                </Button>
              )}
              <Button variant="subtle" aria-haspopup="dialog" onClick={open}>
                {t('export.title')}
              </Button>
            </>
          )}
          {dialog}
          {isOffered &&
            notes.map((note) => (
              <Text key={note} size="xs" c="dimmed" className={classes.note}>
                {note}
              </Text>
            ))}
        </FoldMenu>
      )}
    </header>
  );
}
