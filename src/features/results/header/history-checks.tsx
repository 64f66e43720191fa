import { tickState, type HistoryMode, type TickedTests } from '@/domain/results/test-selection';

import { CaptionedCheck, HistoryCheck } from '@/features/results/grid/cells/history-check';
import { useTexts } from '@/i18n/texts';

/** What the check-boxes of a whole table share. */
export interface HistoryTicks {
  /** Switched-on modes, while tests are chosen for one; none else. */
  readonly modes: readonly HistoryMode[];
  readonly ticked: TickedTests;
  readonly toggle: (testIds: readonly number[]) => void;
}

interface CompareCheckProps {
  readonly ticks: HistoryTicks;
  /** What the box stands for; none where nothing may be ticked. */
  readonly testIds: readonly number[];
  /** Name of the test, or of the area or profile. */
  readonly name: string;
  readonly scope: 'test' | 'group';
  /** Below the heading of its column, beside its word, or above it. */
  readonly layout: 'bare' | 'labelled' | 'stacked';
}

/** The check-box by which tests are chosen for a comparison of their history. */
export function CompareCheck({ ticks, testIds, name, scope, layout }: CompareCheckProps) {
  const t = useTexts();
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
