import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import type { FoundOrder } from '@/api/orders/found-orders';
import { orderKey } from '@/domain/orders/standing-order';
import { useTranslation } from '@/i18n/translation';
import { useKeptFocus } from '@/ui/use-kept-focus';

import classes from './orders-panel.module.css';
import type { MarkedOrders } from './use-marked-orders';

interface MarkingBarProps {
  readonly marks: MarkedOrders;
  /** The orders that the filters leave. */
  readonly shown: readonly FoundOrder[];
  /** What is done with the orders that are marked, else with all that are shown. */
  readonly children: ReactNode;
}

/** Picking orders out of the list, one by one, in ranges with Shift, or all that is shown. It stays at the bottom of the list. */
export function MarkingBar({ marks, shown, children }: MarkingBarProps) {
  const { t } = useTranslation();
  const heir = useKeptFocus(marks.isOn);
  const outside =
    marks.orders.length - shown.filter((order) => marks.keys.has(orderKey(order))).length;
  const button = (what: 'all' | 'end' | 'start', isHeir: boolean) => (
    <Button
      ref={isHeir ? heir : undefined}
      size="compact-sm"
      variant="subtle"
      onClick={() => {
        if (what === 'all') marks.mark(shown.map(orderKey), true);
        else marks.switchTo(what === 'start');
      }}
    >
      {t(`orders.marks.${what}`)}
    </Button>
  );
  return (
    <div className={classes.marking}>
      {marks.isOn && (
        <div role="group" aria-label={t('orders.marks.label')} className={classes.marked}>
          <span role="status">
            {t('orders.marks.count', { count: marks.orders.length })}
            {outside > 0 && `, ${t('orders.marks.outside', { count: outside })}`}
          </span>
          {button('all', true)}
          {button('end', false)}
        </div>
      )}
      {children}
      {!marks.isOn && button('start', true)}
    </div>
  );
}
