import type { Settings } from '@/domain/configuration/settings';
import type { Explanations, GlossaryEntry } from '@/domain/glossary/glossary';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import { isDone, resultText, type ResultText } from '@/domain/results/values/result-text';
import { useIntervalText } from '@/i18n/use-interval-text';

import type { HistoryTicks } from '@/features/results/header/history-checks';
import type { ShownPrevious } from '@/features/results/use-previous-values';
import { selectableOf, type SelectableIds } from './result-rows';

/** A test and what its row needs beside it. */
export interface TestRowData {
  readonly test: TestResult;
  readonly settings: Settings['results'];
  readonly ticks: HistoryTicks;
  readonly dateFormat: string;
  /** The value before this one, where there is one. */
  readonly previous: ShownPrevious | undefined;
  readonly explanations: Explanations;
}

/** The same with what the columns share. */
export interface ShownTest extends TestRowData {
  readonly label: string;
  /** The laboratory's text as it is. */
  readonly result: ResultText;
  readonly interval: string;
  readonly isDone: boolean;
  readonly selectable: SelectableIds;
  /** What the test is; null where nobody wrote it, and where the result is kept back. */
  readonly entry: GlossaryEntry | null;
}

/** What the columns show of one test. */
export function useShownTest({
  test,
  settings,
  ticks,
  dateFormat,
  previous,
  explanations,
}: TestRowData): ShownTest {
  const intervalText = useIntervalText();
  const result = resultText(test, settings);
  return {
    test,
    settings,
    ticks,
    dateFormat,
    previous,
    explanations,
    label: testLabel(test),
    result,
    interval: intervalText(referenceInterval(test)),
    isDone: isDone(test, result),
    selectable: selectableOf([test], settings),
    entry: result.kind === 'withheld' ? null : explanations(test),
  };
}
