import type { MarkWord, ResultFlag, ResultMark } from './pathology-mark';

/** The words of the marks in the reader's language. */
export interface MarkWords {
  readonly flag: (flag: ResultFlag) => string;
  readonly pathology: (word: Exclude<MarkWord, 'none'>) => string;
  /** For a code that could not be read: it must not look normal. */
  readonly unclassified: string;
  /** Beside a mark of the portal: the laboratory gave none. */
  readonly unmarked: string;
  /** In the place of panic and critical where patients read; absent for the laboratory's own words. */
  readonly attention?: string;
}

/** A mark as `ui/mark` draws it and paper prints it. */
export interface WordedMark extends Pick<ResultMark, 'arrow' | 'tone'> {
  /** "Bajo", "Crítico alto", "Fuera del intervalo", "Normal"; empty where there is no mark. */
  readonly text: string;
  /** That the laboratory gave no such mark; empty for its own. */
  readonly note: string;
}

/** Where a code says more than the specification's flag, its word stands in the place of "Normal", which would reassure wrongly. */
function textOf({ flag, word, tone }: ResultMark, words: MarkWords): string {
  if (tone === 'none') return '';
  if (tone === 'urgent' && words.attention !== undefined) return words.attention;
  if (tone === 'unclassified') return words.unclassified;
  return word === 'none' ? words.flag(flag) : words.pathology(word);
}

/** A mark in the reader's words. */
export function wordedMark(mark: ResultMark, words: MarkWords): WordedMark {
  const { arrow, tone } = mark;
  const note = mark.word === 'outside' ? words.unmarked : '';
  return { arrow, tone, text: textOf(mark, words), note };
}
