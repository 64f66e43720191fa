import { createContext, use } from 'react';

import {
  NOTHING_TICKED,
  selectableIds,
  tickState,
  type HistoryMode,
  type TickedTests,
} from '@/domain/results/test-selection';
import type { TestResult } from '@/domain/results/test-result';
import type { ReplacementTexts } from '@/domain/results/values/result-text';
import { CaptionedCheck, HistoryCheck } from '@/features/results/grid/cells/history-check';
import { useTranslation } from '@/i18n/translation';

/** What the check-boxes of a whole table share. */
export interface HistoryTicks {
  /** Switched-on modes, while tests are chosen for one; none else. */
  readonly modes: readonly HistoryMode[];
  readonly ticked: TickedTests;
  readonly toggle: (testIds: readonly number[]) => void;
  readonly texts: ReplacementTexts;
}

export const NO_TICKS: HistoryTicks = {
  modes: [],
  ticked: NOTHING_TICKED,
  toggle: () => undefined,
  texts: { pendingText: '', restrictedText: '' },
};

/** Read by the boxes alone: a tick draws no row anew. */
export const HistoryTicksContext = createContext(NO_TICKS);

interface CompareCheckProps {
  /** What the box stands for; there is none where nothing of it may be ticked. */
  readonly tests: readonly TestResult[];
  /** Name of the test, or of the area or profile. */
  readonly name: string;
  readonly scope: 'test' | 'group';
  /** Below the heading of its column, beside its word, or above it. */
  readonly layout: 'bare' | 'labelled' | 'stacked';
}

/** The check-box by which tests are chosen for a comparison of their history. */
export function CompareCheck({ tests, name, scope, layout }: CompareCheckProps) {
  const { t } = useTranslation();
  const ticks = use(HistoryTicksContext);
  const testIds = selectableIds(tests, ticks.modes, ticks.texts);
  if (testIds.length === 0) return null;
  const check = {
    label: t(`results.check.${scope}`, { name }),
    state: tickState(ticks.ticked, testIds),
    onToggle: () => {
      ticks.toggle(testIds);
    },
  };
  if (layout === 'bare') return <HistoryCheck {...check} />;
  return <CaptionedCheck caption={t('results.check.word')} layout={layout} {...check} />;
}
