import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';

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

/** A column of the results: the wide row and the narrow block both run over the array below. */
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
  /** The column depends on the kinds of history that the laboratory has switched on. */
  readonly isShown?: (modes: readonly HistoryMode[]) => boolean;
  /** The rows of areas and profiles have a check-box in it. */
  readonly isCheck?: true;
}

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
  isShown: (modes) => modes.length > 0,
  isCheck: true,
};

const COLUMNS: readonly ResultColumn[] = [
  {
    key: 'test',
    heading: 'results.columns.test',
    narrow: 'title',
    cell: (shown) => <TestName shown={shown} />,
    text: { of: ({ label }) => label, longestWord: 24 },
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
    isShown: (modes) => modes.length > 0,
  },
  {
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
  },
  CHECKS,
];

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
    ({ isShown, isCheck }) =>
      (isShown === undefined || isShown(modes)) && (areChosen || isCheck !== true),
  );
}
