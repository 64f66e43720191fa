import { useTranslation } from 'react-i18next';

import {
  tickState,
  type HistoryMode,
  type TickChange,
  type TickedTests,
} from '@/domain/results/test-selection';

import { CaptionedCheck, HistoryCheck } from '@/features/results/grid/cells/history-check';
import type { SelectableIds } from '@/features/results/grid/result-rows';

/** What the check-boxes of a whole table share. */
export interface HistoryTicks {
  /** Switched-on modes, in the order of their columns. */
  readonly modes: readonly HistoryMode[];
  readonly ticked: TickedTests;
  readonly toggle: (change: TickChange) => void;
}

interface ModeCheckProps {
  readonly mode: HistoryMode;
  readonly ticks: HistoryTicks;
  /** What the box stands for; none where nothing may be ticked. */
  readonly selectable: SelectableIds;
  /** Name of the test, or of the area or profile. */
  readonly name: string;
  readonly scope: 'test' | 'group';
  /** Below the heading of its column, beside its word, or above it. */
  readonly layout: 'bare' | 'labelled' | 'stacked';
}

/** The check-box of one row for one kind of history. */
export function ModeCheck({ mode, ticks, selectable, name, scope, layout }: ModeCheckProps) {
  const { t } = useTranslation();
  const testIds = selectable[mode];
  if (testIds.length === 0) return null;
  const check = {
    label: t(`results.check.${scope}.${mode}`, { name }),
    state: tickState(ticks.ticked[mode], testIds),
    onToggle: () => {
      ticks.toggle({ mode, testIds });
    },
  };
  if (layout === 'bare') return <HistoryCheck {...check} />;
  return <CaptionedCheck caption={t(`results.check.word.${mode}`)} layout={layout} {...check} />;
}
