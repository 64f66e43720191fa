import { ActionIcon } from '@mantine/core';
import { use, useLayoutEffect, useRef } from 'react';

import { useTranslation } from '@/i18n/translation';
import { presentFocus } from '@/ui/dialog/present-focus';

import { OrderStepsContext, type OrderStepsState, type Step } from './order-steps-context';
import classes from './order-steps.module.css';

/** The keys of both steps, and their signs. */
const KEYS = { previous: 'k Alt+ArrowUp', next: 'j Alt+ArrowDown' };
const SIGNS = { previous: '‹', next: '›' };

interface StepButtonProps {
  readonly step: Step;
  readonly steps: OrderStepsState;
}

function StepButton({ step, steps }: StepButtonProps) {
  const { t } = useTranslation();
  const { heir, [step]: go } = steps;
  const ref = useRef<HTMLButtonElement>(null);
  // The order before has left the page with all that could have the focus.
  useLayoutEffect(() => {
    if (heir.current !== step) return;
    heir.current = null;
    if (presentFocus() === null) ref.current?.focus({ preventScroll: true });
  }, [heir, step]);
  return (
    <ActionIcon
      ref={ref}
      variant="default"
      size="md"
      aria-label={t(`orders.steps.${step}`)}
      title={t(`orders.steps.${step}`)}
      aria-keyshortcuts={KEYS[step]}
      // Taken away, the button that was pressed would take the focus with it.
      data-disabled={go === null || undefined}
      aria-disabled={go === null}
      onClick={() => {
        if (go === null) return;
        heir.current = presentFocus() === null ? null : step;
        go();
      }}
    >
      <span aria-hidden>{SIGNS[step]}</span>
    </ActionIcon>
  );
}

/** From the open order to those before and after it in the list: "‹ 3 de 87 ›"; nothing where there is only one. */
export function OrderSteps() {
  const { t } = useTranslation();
  const steps = use(OrderStepsContext);
  if (steps === null || steps.count < 2) return null;
  const { place, count } = steps;
  return (
    <nav className={classes.steps} aria-label={t('orders.steps.label')}>
      <StepButton step="previous" steps={steps} />
      <span className={classes.place}>
        {t('orders.steps.place', { place: place === 0 ? '–' : place, count })}
      </span>
      <StepButton step="next" steps={steps} />
    </nav>
  );
}
