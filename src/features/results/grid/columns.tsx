import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';

import type { TableColumn } from '@/domain/export/order-table';
import type { HistoryMode } from '@/domain/results/test-selection';
import { takesUnit } from '@/domain/results/values/result-text';
import { plainText } from '@/lib/text/marked-text';

import { CommentButton } from '@/features/results/dialogs/comment-button';
import { CompareCheck } from '@/features/results/header/history-checks';
import { PreviousValueText } from './cells/previous-value';
import { ReferenceBlock } from './cells/reference-block';
import { ResultMark } from './cells/result-mark';
import { ResultRangeBar } from './cells/result-range-bar';
import { ResultValue } from './cells/result-value';
import { TestName } from './cells/test-name';
import { TestNotes } from './cells/test-notes';
import { TestOpener } from '@/features/results/test/test-opener';
import { UnitText } from './cells/unit-text';
import type { ShownTest } from './use-shown-test';

/** A place below its heading; a line of its own, where the heading is out of sight; or a line of the narrow block. */
type CellLayout = 'column' | 'line' | 'block';

/** The text of a column, which takes a line of its own where the column has no room. */
interface ColumnText {
  readonly of: (shown: ShownTest) => string;
  /** Letters of the longest word that the column has room for, if need be its neighbours'. */
  readonly longestWord: number;
  /** It is never broken, not even at its spaces. */
  readonly isOnePiece?: true;
  /** Longer texts, and those of several lines, read better on a line of their own. */
  readonly longest?: number;
}

/** A column of tables that leave the portal. */
interface FileColumn extends TableColumn {
  readonly heading: ParseKeys;
}

/** A column of the results on the screen: the wide row and the narrow block both run over them. */
export interface ResultColumn {
  readonly key: string;
  readonly heading: ParseKeys;
  /** Explains a heading that is short. */
  readonly hint?: ParseKeys;
  /** Stands before the text on a line of its own in a wide row. */
  readonly caption?: ParseKeys;
  /**
   * Place in the narrow block: the first line; the second, with its mark; beside that; a line of its own; the part that unfolds; below
   * everything.
   */
  readonly narrow: 'title' | 'value' | 'beside' | 'line' | 'fold' | 'check';
  readonly cell: (shown: ShownTest, layout: CellLayout) => ReactNode;
  readonly text?: ColumnText;
  /** It takes a line of its own whatever its text. */
  readonly isApart?: (shown: ShownTest) => boolean;
  /** It is there where the laboratory has a kind of history on. */
  readonly isHistory?: true;
  /** The rows of areas and profiles have a check-box in it. */
  readonly isCheck?: true;
}

const TEST: ResultColumn & FileColumn = {
  key: 'test',
  heading: 'results.columns.test',
  narrow: 'title',
  cell: (shown) => <TestName shown={shown} />,
  text: { of: ({ label }) => label, longestWord: 24 },
  written: ({ name }) => name,
};

const RESULT: ResultColumn & FileColumn = {
  key: 'result',
  heading: 'results.columns.result',
  narrow: 'value',
  cell: ({ test, result }) => (
    <>
      <ResultValue result={result} /> <ResultMark test={test} result={result} />
    </>
  ),
  text: {
    of: ({ result }) => (result.kind === 'value' ? result.text : ''),
    longestWord: 16,
    longest: 40,
  },
  written: ({ result }) => result,
};

const REFERENCE: ResultColumn & FileColumn = {
  key: 'reference',
  heading: 'results.columns.reference',
  caption: 'results.referenceShort',
  narrow: 'line',
  cell: (shown, layout) => {
    const { result, interval } = shown;
    if (layout === 'line') return interval;
    if (layout === 'block') return <ReferenceBlock shown={shown} />;
    return (
      <>
        {result.kind === 'value' && <ResultRangeBar shown={shown} size="cell" />}
        <span>{interval}</span>
      </>
    );
  },
  text: { of: ({ interval }) => interval, longestWord: 18 },
  written: ({ reference }) => reference,
};

const UNIT: ResultColumn & FileColumn = {
  key: 'unit',
  heading: 'results.columns.unit',
  caption: 'results.columns.unit',
  narrow: 'beside',
  cell: ({ test, result }) => takesUnit(result) && <UnitText test={test} />,
  text: {
    of: ({ test, result }) => (takesUnit(result) ? plainText(test.unit) : ''),
    longestWord: 14,
    isOnePiece: true,
  },
  written: ({ unit }) => unit,
};

const PREVIOUS: ResultColumn = {
  key: 'previous',
  heading: 'results.columns.previous',
  narrow: 'line',
  cell: ({ test, previous, dateFormat }, layout) => {
    if (previous === undefined) return null;
    const isColumn = layout === 'column';
    const value = (
      <PreviousValueText
        layout={isColumn ? 'column' : 'line'}
        previous={previous}
        dateFormat={dateFormat}
      />
    );
    // On a line of its own it stands next to the name, which opens the same and is as high as a finger.
    if (!isColumn) return value;
    return (
      <TestOpener test={test} part="previous">
        {value}
      </TestOpener>
    );
  },
  text: {
    of: ({ previous }) => (typeof previous === 'object' ? previous.text : ''),
    longestWord: 11,
    longest: 40,
  },
  isHistory: true,
};

const DETAILS: ResultColumn = {
  key: 'details',
  heading: 'results.columns.details',
  narrow: 'fold',
  // Nothing that could tell a result that is kept back.
  cell: ({ test, result, isNoted }, layout) => {
    if (result.kind === 'withheld') return null;
    if (layout !== 'line') return <CommentButton test={test} />;
    return isNoted && <TestNotes test={test} />;
  },
  // Comment and culture stand under their result.
  isApart: ({ isNoted }) => isNoted,
};

/** The check-boxes by which tests are chosen for a history; in the narrow block they stand beside their word. */
const CHECKS: ResultColumn = {
  key: 'compare',
  heading: 'results.columns.compare',
  hint: 'results.check.hint',
  narrow: 'check',
  cell: ({ test, label }, layout) => (
    <CompareCheck
      tests={[test]}
      name={label}
      scope="test"
      layout={layout === 'column' ? 'bare' : 'labelled'}
    />
  ),
  isHistory: true,
  isCheck: true,
};

const AREA: FileColumn = { heading: 'export.columns.area', written: (row) => row.areaName };
const PROFILE: FileColumn = {
  heading: 'export.columns.profile',
  written: (row) => row.profileName,
};
const MARK: FileColumn = { heading: 'history.columns.mark', written: (row) => row.mark };
const DATE: FileColumn = { heading: 'export.columns.date', written: (row) => row.date };
const COMMENT: FileColumn = { heading: 'export.columns.comment', written: (row) => row.comment };
const SAMPLE: FileColumn = {
  heading: 'export.columns.sample',
  written: ({ open }) => open?.sample ?? '',
};

/** Left to right, as they are read aloud. */
const COLUMNS: readonly ResultColumn[] = [TEST, RESULT, REFERENCE, UNIT, PREVIOUS, DETAILS, CHECKS];

/** An order's results to take along. */
export const EXPORT_COLUMNS: readonly FileColumn[] = [
  ...[AREA, TEST, RESULT, MARK, UNIT, REFERENCE, DATE, COMMENT, SAMPLE, PROFILE],
];

/** Two orders side by side: below the values on the screen, of each order in files, and what tells tests of one name apart. */
export const SIDE_LINES: readonly ResultColumn[] = [REFERENCE];
export const SIDE_COLUMNS: readonly FileColumn[] = [RESULT, MARK, UNIT, REFERENCE, DATE, SAMPLE];
export const ORIGIN_COLUMNS: readonly FileColumn[] = [AREA, PROFILE];

/** True if what a column shows of a test takes a line of its own: a long text, one of lines, or one with too long a word. */
export function needsOwnLine({ text, isApart }: ResultColumn, shown: ShownTest): boolean {
  if (isApart?.(shown) === true) return true;
  if (text === undefined) return false;
  const { of, longestWord, longest, isOnePiece } = text;
  const words = of(shown);
  if (longest !== undefined && (words.length > longest || words.includes('\n'))) return true;
  if (words.length <= longestWord) return false;
  const pieces = isOnePiece ? [words] : words.split(/\s+/);
  return pieces.some(({ length }) => length > longestWord);
}

/** The columns of a laboratory that has these kinds of history on; their check-boxes only while tests are chosen for one. */
export function resultColumns(
  modes: readonly HistoryMode[],
  areChosen = true,
): readonly ResultColumn[] {
  return COLUMNS.filter(
    ({ isHistory, isCheck }) =>
      (modes.length > 0 || isHistory !== true) && (areChosen || isCheck !== true),
  );
}
