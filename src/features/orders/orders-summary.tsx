import { Button, Text, Title } from '@mantine/core';
import { use } from 'react';

import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import { useTranslation } from '@/i18n/translation';

import classes from './orders-panel.module.css';
import { OrderStepsContext } from './steps/order-steps-context';
import type { WhyNoneOpen } from './use-open-order';

interface OrdersSummaryProps {
  readonly userType: UserTypeCode;
  readonly whyNoneOpen: WhyNoneOpen;
}

/** What stands where no order is open: what came in, and the first step into it. */
export function OrdersSummary({ userType, whyNoneOpen }: OrdersSummaryProps) {
  const { t } = useTranslation();
  const steps = use(OrderStepsContext);
  const owner = userType === PATIENT ? 'user' : 'laboratory';
  const { list, start } = steps ?? {};
  const first = list?.shown[0];
  if (list === undefined || first === undefined || start === undefined) {
    // That nothing matches is said in the list.
    if (whyNoneOpen === 'no-match') return null;
    return (
      <div className={classes.summary}>
        <Text c="dimmed">{t(`results.noneOpen.${owner}.${whyNoneOpen}`)}</Text>
      </div>
    );
  }
  const { review, quickFilter, shown } = list;
  const critical = review.countOf('critical');
  const altered = review.countOf('altered');
  const pending = review.countOf('pending');
  const isReviewed = owner === 'laboratory' && review.hasMarks;
  const worst = shown.find((order) => (review.of(order)?.critical ?? 0) > 0);
  const isUrgent = isReviewed && critical > 0 && worst !== undefined;
  return (
    <div className={classes.summary}>
      {owner === 'laboratory' && (
        <Title order={2} size="h3">
          {t('orders.summary.title', { count: quickFilter.all.length })}
        </Title>
      )}
      {isReviewed && critical + altered + pending > 0 && (
        <p className={classes.summaryCounts}>
          {critical > 0 && (
            <b data-tone="urgent">{t('orders.summary.critical', { count: critical })}</b>
          )}
          {altered > 0 && (
            <b data-tone="altered">{t('orders.summary.altered', { count: altered })}</b>
          )}
          {pending > 0 && <span>{t('orders.summary.pending', { count: pending })}</span>}
        </p>
      )}
      <Button
        aria-keyshortcuts="j Alt+ArrowDown"
        onClick={() => {
          if (isUrgent) review.choose('critical');
          start(isUrgent ? worst : first);
        }}
      >
        {t(isUrgent ? 'orders.summary.startCritical' : `orders.summary.start.${owner}`)}
      </Button>
      <Text c="dimmed">{t(`results.noneOpen.${owner}.unchosen`)}</Text>
    </div>
  );
}
