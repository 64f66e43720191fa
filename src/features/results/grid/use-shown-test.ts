import type { Settings } from '@/domain/configuration/settings';
import { commentExcerpt } from '@/domain/results/comments/comment-excerpt';
import { selectableIds } from '@/domain/results/test-selection';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { isCritical } from '@/domain/results/summary/result-counts';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import {
  isDone,
  isUnvalidatedValue,
  resultText,
  type ResultText,
} from '@/domain/results/values/result-text';
import { useIntervalText } from '@/i18n/use-interval-text';

import type { HistoryTicks } from '@/features/results/header/history-checks';
import type { ShownPrevious } from '@/features/results/use-previous-values';

/** A test and what its row needs beside it. */
export interface TestRowData {
  readonly test: TestResult;
  readonly settings: Settings['results'];
  readonly ticks: HistoryTicks;
  readonly dateFormat: string;
  /** The value before this one, where there is one. */
  readonly previous: ShownPrevious | undefined;
  /** The reader sees results that are not validated too: which ones are has to be told. */
  readonly isValidityTold: boolean;
}

/** The same with what the columns share. */
export interface ShownTest extends TestRowData {
  readonly label: string;
  /** The laboratory's text as it is. */
  readonly result: ResultText;
  readonly interval: string;
  /** Told as validated, and told as not validated: neither where the reader sees validated results alone. */
  readonly isDone: boolean;
  readonly isUnvalidated: boolean;
  /** Its mark asks for action now. */
  readonly isUrgent: boolean;
  /** The beginning of the laboratory's comment; empty for none, and where the result is kept back. */
  readonly comment: string;
  /** A comment or a culture stands under its result. */
  readonly isNoted: boolean;
  /** Its id while it may be chosen for a history; none else. */
  readonly selectable: readonly number[];
}

/** What the columns show of one test. */
export function useShownTest({
  test,
  settings,
  ticks,
  dateFormat,
  previous,
  isValidityTold,
}: TestRowData): ShownTest {
  const intervalText = useIntervalText();
  const result = resultText(test, settings);
  const isKept = result.kind === 'withheld';
  const comment = isKept ? '' : commentExcerpt(test).text;
  return {
    test,
    settings,
    ticks,
    dateFormat,
    previous,
    isValidityTold,
    label: testLabel(test),
    result,
    interval: intervalText(referenceInterval(test)),
    isDone: isValidityTold && isDone(test, result),
    isUnvalidated: isValidityTold && test.state >= 0 && isUnvalidatedValue(test, result),
    isUrgent: isCritical(test, settings),
    comment,
    isNoted: comment !== '' || (test.hasAntibiogram && !isKept),
    selectable: selectableIds([test], ticks.modes, settings),
  };
}
