import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import type { Choice, Comparison } from '@/features/results/use-comparison';
import { useTranslation } from '@/i18n/translation';
import { FoldMenu } from '@/ui/fold-menu';
import { useKeptFocus } from '@/ui/use-kept-focus';

import classes from './compare-bar.module.css';

interface HistoryMenuProps {
  readonly comparison: Comparison;
  /** The buttons of the kinds of history, for what is chosen or else for the altered tests. */
  readonly children: () => ReactNode;
}

/** The kinds of history, and the choice of tests for them; nothing where the laboratory has its histories off. */
export function HistoryMenu({ comparison, children }: HistoryMenuProps) {
  const { t } = useTranslation();
  const { modes, choice, toggleOn } = comparison;
  const heir = useKeptFocus(choice !== null);
  if (modes.length === 0) return null;
  return (
    <FoldMenu
      label={t('history.compare')}
      buttonRef={heir}
      isOutlined
      sign={
        <>
          {t('history.menu')}&nbsp;<span aria-hidden>▾</span>
        </>
      }
    >
      {() => (
        <>
          {children()}
          <Button variant="default" aria-pressed={choice !== null} onClick={toggleOn}>
            {t('history.choose')}
          </Button>
        </>
      )}
    </FoldMenu>
  );
}

interface CompareBarProps {
  readonly comparison: Comparison;
  readonly choice: Choice;
  /** The buttons of the kinds of history, for what is chosen. */
  readonly children: ReactNode;
}

/** While tests are chosen: how many, quick choices, and what can be done with them. */
export function CompareBar({ comparison, choice, children }: CompareBarProps) {
  const { t } = useTranslation();
  const { ticked, toggle, cancel } = comparison;
  const { count, altered, all } = choice;
  const others = all.filter((testId) => !ticked.has(testId));
  return (
    <div role="group" aria-label={t('history.compare')} className={classes.bar}>
      <span role="status" className={classes.count}>
        {count > 0
          ? t('history.chosen', { count })
          : t('history.noneChosen', { count: altered.length })}
      </span>
      <Button
        variant="subtle"
        // Taken away, the button that was pressed would take the focus with it.
        data-disabled={others.length === 0 || undefined}
        aria-disabled={others.length === 0}
        onClick={() => {
          if (others.length > 0) toggle(others);
        }}
      >
        {t('history.chooseAll')}
      </Button>
      <span className={classes.modes}>{children}</span>
      <Button variant="subtle" onClick={cancel}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
