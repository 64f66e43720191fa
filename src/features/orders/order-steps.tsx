import { ActionIcon } from '@mantine/core';
import { use } from 'react';

import { useTexts } from '@/i18n/texts';

import { OrderStepsContext } from './order-steps-context';
import classes from './order-steps.module.css';

/** From the open order to those before and after it in the list: "‹ 3 de 87 ›"; nothing where there is only one. */
export function OrderSteps() {
  const t = useTexts();
  const steps = use(OrderStepsContext);
  if (steps === null || steps.count < 2) return null;
  const { place, count, previous, next } = steps;
  return (
    <nav className={classes.steps} aria-label={t('orders.steps.label')}>
      <ActionIcon
        variant="default"
        size="md"
        aria-label={t('orders.steps.previous')}
        title={t('orders.steps.previous')}
        aria-keyshortcuts="k Alt+ArrowUp"
        // Taken away, the button that was pressed would take the focus with it.
        data-disabled={previous === null || undefined}
        aria-disabled={previous === null}
        onClick={previous ?? undefined}
      >
        <span aria-hidden>‹</span>
      </ActionIcon>
      <span className={classes.place}>
        {t('orders.steps.place', { place: place === 0 ? '–' : place, count })}
      </span>
      <ActionIcon
        variant="default"
        size="md"
        aria-label={t('orders.steps.next')}
        title={t('orders.steps.next')}
        aria-keyshortcuts="j Alt+ArrowDown"
        data-disabled={next === null || undefined}
        aria-disabled={next === null}
        onClick={next ?? undefined}
      >
        <span aria-hidden>›</span>
      </ActionIcon>
    </nav>
  );
}
