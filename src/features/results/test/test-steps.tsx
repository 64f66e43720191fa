import { VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';

import { useTranslation } from '@/i18n/translation';
import { Steps } from '@/ui/steps';

/** The way from one open test to those before and after it, as the results stand. */
export interface TestStepsProps {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** Null at the first test. */
  readonly previous: (() => void) | null;
  /** Null at the last test. */
  readonly next: (() => void) | null;
}

interface TestStepsBarProps extends TestStepsProps {
  /** The open test and its result in one line, told with its place. */
  readonly told: string;
}

/** Where the arrow keys have their own work. */
const FIELDS = 'input, select, textarea';

/** The tests one after the other without closing the panel, by buttons and by Alt with the arrows. */
export function TestSteps({ place, count, previous, next, told }: TestStepsBarProps) {
  const { t } = useTranslation();
  useWindowEvent('keydown', (event) => {
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (!event.altKey || isInField) return;
    const step = { ArrowUp: previous, ArrowDown: next }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step?.();
  });
  return (
    <Steps
      label={t('results.test.steps.label')}
      previous={{ name: t('results.test.steps.previous'), go: previous }}
      next={{ name: t('results.test.steps.next'), go: next }}
    >
      <span role="status">
        {t('orders.steps.place', { place, count })}
        <VisuallyHidden> · {told}</VisuallyHidden>
      </span>
    </Steps>
  );
}
