import { NEXT_CELL } from '@/domain/base/markup/marked-lines';

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
/** Letters beside a cut in which the whole of a number, or of a word, is looked for. */
const LONGEST_NUMBER = 140;
/** The beginning of one of the marks of `domain/base/markup/marked-lines`, or of an entity; every other `<` is text. */
const CUT_MARK = /(?:<\/?(?:s|su|sup|sub|b|br|i|im|img|d|de|del)?\s*\/?|&#?[a-z\d]{0,8})$/i;
/** A number with its sign, its groups of digits, decimals and powers; ranges, titres and dates are one as well. */
const NUMBER = /[<>≤≥±+−-]{0,2}\s?\d(?:(?:[\sx×*^.,'’:/–-]|<\/?su[pb]>){0,3}\d)*/gi;
const NONE: CommentExcerpt = { text: '', isCut: false };
/** By the test: comments may be as long as a megabyte, and rows come and go while they scroll. */
const known = new WeakMap<object, CommentExcerpt>();

/** Where to cut before `end`: half of a number would read as another one. */
function outsideNumbers(text: string, end: number): number {
  const from = Math.max(0, end - LONGEST_NUMBER);
  for (const { index: place, 0: number } of text
    .slice(from, end + LONGEST_NUMBER)
    .matchAll(NUMBER)) {
    const index = from + place;
    if (index < end && index + number.length > end) return index;
  }
  return end;
}

/** The beginning of a text with marks, in at most `length` letters: not up to the middle of a mark, a word or a number. */
export function markedBeginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const letters = text.slice(0, length).replace(CUT_MARK, '');
  const words =
    letters.slice(0, -LONGEST_NUMBER) + letters.slice(-LONGEST_NUMBER).replace(/\s+\S*$/, '');
  return text.slice(0, outsideNumbers(text, words.length)).trimEnd();
}

function excerpt(stored: string): CommentExcerpt {
  const text = commentParagraphs(stored)
    .filter((line) => line !== '')
    .map((line) => line.trim().replaceAll(NEXT_CELL, ' · '))
    .join(' · ');
  return { text: markedBeginning(text, LENGTH), isCut: text.length > LENGTH };
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
