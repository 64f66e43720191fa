import { sliceRuns, textRun, type Runs, type TextLine } from '@/domain/base/markup/text-line';
import { commentLines } from './comment-text';
import { offersComment } from './offers-comment';
import type { TestResult } from '@/domain/results/test-result';

/** What stands under a result of its comment: about two lines of a wide screen. */
export interface CommentExcerpt {
  /** None where there is no comment. */
  readonly runs: Runs;
  /** There is more of it. */
  readonly isCut: boolean;
}

const LENGTH = 140;
const BETWEEN = textRun(' · ');
/** A number with its sign, its groups of digits, decimals and powers; ranges, titres and dates are one as well. */
const NUMBER = /[<>≤≥±+−-]{0,2}\s?\d(?:[\sx×*^.,'’:/–-]{0,3}\d)*/g;
const NONE: CommentExcerpt = { runs: [], isCut: false };
/** By the test: comments may be as long as a megabyte, and rows come and go while they scroll. */
const known = new WeakMap<object, CommentExcerpt>();

/** Where to cut before `end`: half of a number would read as another one. */
function outsideNumbers(text: string, end: number): number {
  for (const { index, 0: number } of text.slice(0, 2 * LENGTH).matchAll(NUMBER)) {
    if (index < end && index + number.length > end) return index;
  }
  return end;
}

/** A line of a list or a table in a row with others. */
function inRow({ runs, marker, cells }: TextLine): Runs {
  const all = cells.length === 0 ? runs : cells.flatMap((cell, at) => (at === 0 ? cell : [BETWEEN, ...cell]));
  return marker === '' ? all : [textRun(`${marker} `), ...all];
}

function excerpt(stored: string): CommentExcerpt {
  const lines = commentLines(stored).filter(({ runs }) => runs.length > 0);
  const runs = lines.slice(0, LENGTH).flatMap((line, at) => (at === 0 ? inRow(line) : [BETWEEN, ...inRow(line)]));
  const text = runs.map((run) => run.text).join('');
  if (text.length <= LENGTH) return { runs, isCut: lines.length > LENGTH };
  const words = text.slice(0, LENGTH).replace(/\s+\S*$/, '');
  const end = text.slice(0, outsideNumbers(text, words.length)).trimEnd().length;
  return { runs: sliceRuns(runs, 0, end), isCut: true };
}

/** The beginning of a test's comment, where it may be read. */
export function commentExcerpt(
  test: Pick<TestResult, 'state' | 'hasComment' | 'comment' | 'unreadable'>,
): CommentExcerpt {
  if (!offersComment(test)) return NONE;
  const found = known.get(test) ?? excerpt(test.comment);
  known.set(test, found);
  return found;
}
