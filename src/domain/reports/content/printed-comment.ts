import { inWords, withPictureWord } from '@/domain/base/markup/marked-lines';
import { markedBeginning } from '@/domain/results/comments/comment-excerpt';
import { commentParagraphs } from '@/domain/results/comments/comment-text';

import type { ReportWords } from './report-words';

/** About five pages: a comment of 300,000 letters took the whole report with it. */
const MOST_LETTERS = 20_000;

/** A word that is longer was not written by anybody: bytes, which take the library ten times as long. */
const ENDLESS_WORD = /(\S{2000})\S+/g;

type CommentWords = Pick<ReportWords, 'unreadable' | 'comment'>;

/** A stored comment as paper prints it: no longer than it can, and with a word and a note for its pictures. */
export function printedParagraphs(
  stored: string | null,
  { unreadable, comment: words }: CommentWords,
): readonly string[] {
  if (stored === null) return [unreadable];
  const all = commentParagraphs(stored);
  const lines = all.map((line) => line.replaceAll(ENDLESS_WORD, '$1'));
  const printed: string[] = [];
  let room = MOST_LETTERS;
  for (const line of lines) {
    if (room > 0) printed.push(withPictureWord(markedBeginning(line, room), words));
    room -= line.length;
  }
  const hasPicture = lines.some((line) => withPictureWord(line, words) !== line);
  return [
    ...printed,
    ...(room < 0 || lines.some((line, at) => line !== all[at]) ? [words.cutNote] : []),
    ...(hasPicture ? [words.pictureNote] : []),
  ];
}

/** The same in one text, for templates that can neither strike out nor draw columns. */
export function wordedComment(paragraphs: readonly string[], { comment }: CommentWords): string {
  return paragraphs.map((line) => inWords(line, comment)).join('\n');
}
