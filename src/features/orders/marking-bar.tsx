import { Button } from '@mantine/core';

import type { FoundOrder } from '@/api/orders/found-orders';
import { orderKey } from '@/domain/orders/standing-order';
import { useTranslation } from '@/i18n/translation';
import { useKeptFocus } from '@/ui/use-kept-focus';

import classes from './review/review-bar.module.css';
import type { MarkedOrders } from './use-marked-orders';

interface MarkingBarProps {
  readonly marks: MarkedOrders;
  /** The orders that the filters leave. */
  readonly shown: readonly FoundOrder[];
}

/** Picking orders out of the list, one by one, in ranges with Shift, or all that is shown. */
export function MarkingBar({ marks, shown }: MarkingBarProps) {
  const { t } = useTranslation();
  const heir = useKeptFocus(marks.isOn);
  if (!marks.isOn) {
    return (
      <Button
        ref={heir}
        size="compact-sm"
        variant="default"
        onClick={() => {
          marks.switchTo(true);
        }}
      >
        {t('orders.marks.start')}
      </Button>
    );
  }
  const outside =
    marks.orders.length - shown.filter((order) => marks.keys.has(orderKey(order))).length;
  return (
    <div role="group" aria-label={t('orders.marks.label')} className={classes.line}>
      <span role="status" className={classes.progress}>
        {t('orders.marks.count', { count: marks.orders.length })}
        {outside > 0 && `, ${t('orders.marks.outside', { count: outside })}`}
      </span>
      <Button
        ref={heir}
        size="compact-sm"
        variant="default"
        onClick={() => {
          marks.mark(shown.map(orderKey), true);
        }}
      >
        {t('orders.marks.all')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          marks.switchTo(false);
        }}
      >
        {t('orders.marks.end')}
      </Button>
    </div>
  );
}
