import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';

import { useTranslation } from '@/i18n/translation';

import classes from './test-panel.module.css';

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

/** "‹ 3 de 42 ›": the tests one after the other without closing the panel, by buttons and by Alt with the arrows. */
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
  const arrow = (way: 'previous' | 'next', step: (() => void) | null, sign: string) => (
    <ActionIcon
      variant="default"
      size="md"
      aria-label={t(`results.test.steps.${way}`)}
      title={t(`results.test.steps.${way}`)}
      // Taken away, the button that was pressed would take the focus with it.
      data-disabled={step === null || undefined}
      aria-disabled={step === null}
      onClick={step ?? undefined}
    >
      <span aria-hidden>{sign}</span>
    </ActionIcon>
  );
  return (
    <nav className={classes.steps} aria-label={t('results.test.steps.label')}>
      {arrow('previous', previous, '‹')}
      <span role="status" className={classes.place}>
        {t('orders.steps.place', { place, count })}
        <VisuallyHidden> · {told}</VisuallyHidden>
      </span>
      {arrow('next', next, '›')}
    </nav>
  );
}
