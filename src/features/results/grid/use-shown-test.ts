import type { Settings } from '@/domain/configuration/settings';
import { commentExcerpt } from '@/domain/results/comments/comment-excerpt';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { isCritical } from '@/domain/results/summary/result-counts';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import {
  isUnvalidatedValue,
  resultText,
  type ResultText,
} from '@/domain/results/values/result-text';
import { useIntervalText } from '@/i18n/use-interval-text';

import type { ShownPrevious } from '@/features/results/use-previous-values';

import type { ResultColumn } from './columns';

interface TestRowData {
  readonly test: TestResult;
  readonly settings: Settings['results'];
  readonly dateFormat: string;
  /** The value before this one, where there is one. */
  readonly previous: ShownPrevious | undefined;
}

/** A test and what its row needs beside it. */
export interface TestRowProps extends TestRowData {
  readonly columns: readonly ResultColumn[];
  /** Undefined where all rows are in the page. */
  readonly rowIndex: number | undefined;
}

/** A test with what the columns share. */
export interface ShownTest extends TestRowData {
  readonly label: string;
  /** The laboratory's text as it is. */
  readonly result: ResultText;
  readonly interval: string;
  /** A value that stands there before its validation. */
  readonly isUnvalidated: boolean;
  /** Its mark asks for action now. */
  readonly isUrgent: boolean;
  /** The beginning of the laboratory's comment; empty for none, and where the result is kept back. */
  readonly comment: string;
  /** A comment or a culture stands under its result. */
  readonly isNoted: boolean;
}

/** What the columns show of one test. */
export function useShownTest({ test, settings, dateFormat, previous }: TestRowData): ShownTest {
  const intervalText = useIntervalText();
  const result = resultText(test, settings);
  const isKept = result.kind === 'withheld';
  const comment = isKept ? '' : commentExcerpt(test).text;
  return {
    test,
    settings,
    dateFormat,
    previous,
    label: testLabel(test),
    result,
    interval: intervalText(referenceInterval(test)),
    isUnvalidated: test.state >= 0 && isUnvalidatedValue(test, result),
    isUrgent: isCritical(test, settings),
    comment,
    isNoted: comment !== '' || (test.antibiogram !== 'none' && !isKept),
  };
}
