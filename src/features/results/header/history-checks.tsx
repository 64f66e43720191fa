import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import {
  tickState,
  type HistoryMode,
  type TickChange,
  type TickedTests,
} from '@/domain/results/test-selection';

import { CaptionedCheck, HistoryCheck } from '@/features/results/grid/history-check';
import classes from './history-checks.module.css';
import type { SelectableIds } from '@/features/results/grid/result-rows';

/** What the check-boxes of a whole table share. */
export interface HistoryTicks {
  /** Switched-on modes, in the order of their columns. */
  readonly modes: readonly HistoryMode[];
  readonly ticked: TickedTests;
  readonly toggle: (change: TickChange) => void;
}

interface HistoryChecksProps {
  readonly ticks: HistoryTicks;
  /** What each box stands for; no box where nothing may be ticked. */
  readonly selectable: SelectableIds;
  /** Name of the test, or of the area or profile. */
  readonly name: string;
  readonly scope: 'test' | 'group';
  /** A cell per mode, boxes beside their words, or boxes above them. */
  readonly layout: 'cells' | 'labelled' | 'stacked';
}

/** The check-boxes of one row for the history modes; on headings they tick every test below (docs/behaviour.md §2). */
export function HistoryChecks({ ticks, selectable, name, scope, layout }: HistoryChecksProps) {
  const { t } = useTranslation();
  const { modes, ticked, toggle } = ticks;

  const renderCheck = (mode: HistoryMode) => {
    const testIds = selectable[mode];
    if (testIds.length === 0) return null;
    const check = {
      label: t(`results.check.${scope}.${mode}`, { name }),
      state: tickState(ticked[mode], testIds),
      onToggle: () => {
        toggle({ mode, testIds });
      },
    };
    if (layout === 'cells') return <HistoryCheck {...check} />;
    return <CaptionedCheck caption={t(`results.check.word.${mode}`)} layout={layout} {...check} />;
  };

  return modes.map((mode) =>
    layout === 'cells' ? (
      <div key={mode} role="cell" className={classes.cell}>
        {renderCheck(mode)}
      </div>
    ) : (
      <Fragment key={mode}>{renderCheck(mode)}</Fragment>
    ),
  );
}
