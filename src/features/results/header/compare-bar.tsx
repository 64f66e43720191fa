import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Comparison } from '@/features/results/use-comparison';

import classes from './compare-bar.module.css';

interface CompareProps {
  readonly comparison: Comparison;
}

/** Begins and ends the choice; nothing where the laboratory has its histories off. */
export function CompareButton({ comparison: { modes, isOn, toggleOn } }: CompareProps) {
  const { t } = useTranslation();
  if (modes.length === 0) return null;
  return (
    <Button variant={isOn ? 'filled' : 'default'} aria-expanded={isOn} onClick={toggleOn}>
      {t('history.compare')}
    </Button>
  );
}

interface CompareBarProps extends CompareProps {
  /** The buttons of the kinds of history. */
  readonly children: ReactNode;
}

/** While tests are chosen: how many, quick choices, and what can be done with them (docs/behaviour.md §2, Compare history). */
export function CompareBar({ comparison, children }: CompareBarProps) {
  const { t } = useTranslation();
  const { isOn, ticked, toggle, count, altered, all, cancel } = comparison;
  if (!isOn) return null;
  const choice = (word: string, testIds: readonly number[]) => (
    <Button
      variant="default"
      disabled={testIds.every((testId) => ticked.has(testId))}
      onClick={() => {
        toggle(testIds.filter((testId) => !ticked.has(testId)));
      }}
    >
      {word}
    </Button>
  );
  return (
    <div role="group" aria-label={t('history.compare')} className={classes.bar}>
      <span role="status" className={classes.count}>
        {count > 0
          ? t('history.chosen', { count })
          : t('history.noneChosen', { count: altered.length })}
      </span>
      {choice(t('history.chooseAltered'), altered)}
      {choice(t('history.chooseAll'), all)}
      <span className={classes.modes}>{children}</span>
      <Button variant="subtle" onClick={cancel}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
