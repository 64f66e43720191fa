import { commentParagraphs } from './comment-text';
import { offersComment } from './offers-comment';
import type { TestResult } from '@/domain/results/test-result';

/** What stands under a result of its comment: about two lines of a wide screen. */
export interface CommentExcerpt {
  /** May hold the marks of `lib/text/marked-text`; empty for none. */
  readonly text: string;
  /** There is more of it. */
  readonly isCut: boolean;
}

const LENGTH = 140;
/** The beginning of one of the marks of `lib/text/marked-text`; every other `<` is text. */
const CUT_MARK = /<\/?(?:s|su|sup|sub|st|str|stro|stron|strong|b|br|i|e|em)?\s*\/?$/i;
/** A number with its sign, its groups of digits, decimals and powers; ranges, titres and dates are one as well. */
const NUMBER = /[<>≤≥±+−-]{0,2}\s?\d(?:(?:[\sx×*^.,'’:/–-]|<\/?su[pb]>){0,3}\d)*/gi;
const NONE: CommentExcerpt = { text: '', isCut: false };
/** By the test: comments may be as long as a megabyte, and rows come and go while they scroll. */
const known = new WeakMap<object, CommentExcerpt>();

/** Where to cut before `end`: half of a number would read as another one. */
function outsideNumbers(text: string, end: number): number {
  for (const { index, 0: number } of text.slice(0, 2 * LENGTH).matchAll(NUMBER)) {
    if (index < end && index + number.length > end) return index;
  }
  return end;
}

function excerpt(stored: string): CommentExcerpt {
  const text = commentParagraphs(stored).join(' · ');
  if (text.length <= LENGTH) return { text, isCut: false };
  // Not in the middle of a mark, and not of a word.
  const cut = text
    .slice(0, LENGTH)
    .replace(CUT_MARK, '')
    .replace(/\s+\S*$/, '');
  return { text: text.slice(0, outsideNumbers(text, cut.length)).trimEnd(), isCut: true };
}

/** The beginning of a test's comment, where it may be read. */
export function commentExcerpt(
  test: Pick<TestResult, 'state' | 'hasComment' | 'comment'>,
): CommentExcerpt {
  if (!offersComment(test)) return NONE;
  const found = known.get(test) ?? excerpt(test.comment);
  known.set(test, found);
  return found;
}
