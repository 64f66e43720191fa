import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import type { Choice, Comparison } from '@/features/results/use-comparison';
import { useTranslation } from '@/i18n/translation';
import { useKeptFocus } from '@/ui/use-kept-focus';

import classes from './compare-bar.module.css';

/** Begins and ends the choice; nothing where the laboratory has its histories off. */
export function CompareButton({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation();
  const { modes, choice, toggleOn } = comparison;
  const heir = useKeptFocus(choice !== null);
  if (modes.length === 0) return null;
  const isOn = choice !== null;
  return (
    <Button
      ref={heir}
      variant={isOn ? 'filled' : 'default'}
      aria-expanded={isOn}
      onClick={toggleOn}
    >
      {t('history.compare')}
    </Button>
  );
}

interface CompareBarProps {
  readonly comparison: Comparison;
  readonly choice: Choice;
  /** The buttons of the kinds of history. */
  readonly children: ReactNode;
}

/** While tests are chosen: how many, quick choices, and what can be done with them. */
export function CompareBar({ comparison, choice, children }: CompareBarProps) {
  const { t } = useTranslation();
  const { ticked, toggle, cancel } = comparison;
  const { count, altered, all } = choice;
  const quickChoice = (word: string, testIds: readonly number[]) => {
    const others = testIds.filter((testId) => !ticked.has(testId));
    const isDone = others.length === 0;
    return (
      <Button
        variant="default"
        // Taken away, the button that was pressed would take the focus with it.
        data-disabled={isDone || undefined}
        aria-disabled={isDone}
        onClick={() => {
          if (!isDone) toggle(others);
        }}
      >
        {word}
      </Button>
    );
  };
  return (
    <div role="group" aria-label={t('history.compare')} className={classes.bar}>
      <span role="status" className={classes.count}>
        {count > 0
          ? t('history.chosen', { count })
          : t('history.noneChosen', { count: altered.length })}
      </span>
      {quickChoice(t('history.chooseAltered'), altered)}
      {quickChoice(t('history.chooseAll'), all)}
      <span className={classes.modes}>{children}</span>
      <Button variant="subtle" onClick={cancel}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
