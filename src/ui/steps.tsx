import { ActionIcon } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

import classes from './steps.module.css';

interface Step {
  /** Accessible name and tooltip. */
  readonly name: string;
  /** Null where there is none. */
  readonly go: (() => void) | null;
  /** As `aria-keyshortcuts` names them. */
  readonly keys?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

interface StepsProps {
  readonly label: string;
  readonly previous: Step;
  readonly next: Step;
  /** The place between them. */
  readonly children: ReactNode;
}

function StepButton({ step, sign }: { readonly step: Step; readonly sign: string }) {
  const { name, go, keys, ref } = step;
  return (
    <ActionIcon
      ref={ref}
      variant="default"
      size="md"
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      // Taken away, the button that was pressed would take the focus with it.
      data-disabled={go === null || undefined}
      aria-disabled={go === null}
      onClick={go ?? undefined}
    >
      <span aria-hidden>{sign}</span>
    </ActionIcon>
  );
}

/** From one thing to those before and after it: "‹ 3 de 87 ›". */
export function Steps({ label, previous, next, children }: StepsProps) {
  return (
    <nav className={classes.steps} aria-label={label}>
      <StepButton step={previous} sign="‹" />
      <span className={classes.place}>{children}</span>
      <StepButton step={next} sign="›" />
    </nav>
  );
}
