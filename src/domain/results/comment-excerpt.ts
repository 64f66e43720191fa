import { commentParagraphs } from './comment-text';
import { offersComment } from './offers-comment';
import type { TestResult } from './test-result';

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
const NONE: CommentExcerpt = { text: '', isCut: false };
/** By the test: comments may be as long as a megabyte, and rows come and go while they scroll. */
const known = new WeakMap<object, CommentExcerpt>();

function excerpt(stored: string): CommentExcerpt {
  const text = commentParagraphs(stored).join(' · ');
  if (text.length <= LENGTH) return { text, isCut: false };
  // Not in the middle of a mark, and not of a word.
  const cut = text.slice(0, LENGTH).replace(CUT_MARK, '');
  return { text: cut.replace(/\s+\S*$/, ''), isCut: true };
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
