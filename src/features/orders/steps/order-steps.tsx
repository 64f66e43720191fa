import { use, useLayoutEffect, useRef } from 'react';

import { useTranslation } from '@/i18n/translation';
import { presentFocus } from '@/ui/dialog/present-focus';
import { Steps } from '@/ui/steps';

import { OrderStepsContext, type Step } from './order-steps-context';

/** The keys of both steps. */
const KEYS = { previous: 'k Alt+ArrowUp', next: 'j Alt+ArrowDown' };

/** From the open order to those before and after it in the list; nothing where there is only one. */
export function OrderSteps() {
  const { t } = useTranslation();
  const steps = use(OrderStepsContext);
  const heir = steps?.heir;
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // The order before has left the page with all that could have the focus.
  useLayoutEffect(() => {
    const step = heir?.current ?? null;
    if (heir === undefined || step === null) return;
    heir.current = null;
    const button = step === 'next' ? next : previous;
    if (presentFocus() === null) button.current?.focus({ preventScroll: true });
  }, [heir]);
  if (steps === null || steps.count < 2) return null;
  const { place, count } = steps;
  const stepOf = (step: Step) => {
    const go = steps[step];
    return {
      name: t(`orders.steps.${step}`),
      keys: KEYS[step],
      ref: step === 'next' ? next : previous,
      go:
        go &&
        (() => {
          steps.heir.current = presentFocus() === null ? null : step;
          go();
        }),
    };
  };
  return (
    <Steps label={t('orders.steps.label')} previous={stepOf('previous')} next={stepOf('next')}>
      {t('orders.steps.place', { place: place === 0 ? '–' : place, count })}
    </Steps>
  );
}
