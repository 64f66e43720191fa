import { plainText } from '@/lib/text/marked-text';
import {
  EXPRESSION,
  printedColumn,
  type NamedSources,
} from '@/reporting/stimulsoft/printed-columns';
import { propertyText } from '@/reporting/stimulsoft/template-tree';

import type { Piece } from './expression-reading';
import type { AllWords } from './facts/mrt-facts';
import type { Part } from './mrt-parts';
import { readExpression } from './read-expression';

/** A text of the file with what it prints. */
export interface BoundText {
  readonly part: Part;
  readonly pieces: readonly Piece[];
  /** The columns that it prints, as `table.column` in lower case, each once. */
  readonly columns: readonly string[];
  /** The words between them, without a colon at the end; empty when it has none. */
  readonly words: AllWords;
  /** False when an expression of it could not be read: what it prints is not known whole. */
  readonly isWhole: boolean;
  readonly isConditional: boolean;
  readonly hasTags: boolean;
  readonly functions: readonly string[];
  readonly labels: readonly string[];
  /** As it stands in the file. */
  readonly raw: string;
}

const OTHER_TAG = /<\/?[a-z][^<>]*>/gi;
const JOINING = /[\s:·|,;*_=/–—-]/;

/** Words as they are printed: tags stripped, white space made even. */
function bare(text: string, hasTags: boolean): string {
  const plain = hasTags ? plainText(text).replaceAll(OTHER_TAG, '') : text;
  return plain.replaceAll(/\s+/g, ' ');
}

/** Counted from both ends: a pattern with an end of its own is tried at each character, and a long one takes its square. */
function withoutJoining(text: string): string {
  const letters = Array.from(text);
  const isWord = (letter: string) => !JOINING.test(letter);
  return letters.slice(letters.findIndex(isWord), letters.findLastIndex(isWord) + 1).join('');
}

/** Words without the colon or dash that joins them to a value. */
export function trimmedWords({ es, en }: AllWords): AllWords {
  return { es: withoutJoining(es), en: withoutJoining(en) };
}

/** The words of a text, one after the other. */
export function wordsOf(pieces: readonly Piece[]): AllWords {
  const all = pieces.filter((piece) => piece.kind === 'words');
  return {
    es: all.map(({ words }) => words.es).join(''),
    en: all.map(({ words }) => words.en).join(''),
  };
}

/** What a component's text prints. */
export function boundText(part: Part, text: string, sources: NamedSources): BoundText {
  const hasTags = propertyText(part.node, 'AllowHtmlTags').toLowerCase() === 'true';
  const pieces: Piece[] = [];
  const functions: string[] = [];
  const labels: string[] = [];
  let isWhole = true;
  let isConditional = false;
  const addWords = (words: string) => {
    const plain = bare(words, hasTags);
    if (plain !== '') pieces.push({ kind: 'words', words: { es: plain, en: plain } });
  };
  let at = 0;
  for (const found of text.matchAll(EXPRESSION)) {
    addWords(text.slice(at, found.index));
    at = found.index + found[0].length;
    const reading = readExpression(found[1] ?? '');
    if (reading === null) isWhole = false;
    else {
      pieces.push(...reading.pieces);
      functions.push(...reading.functions);
      labels.push(...reading.labels);
      isConditional ||= reading.isConditional;
    }
  }
  addWords(text.slice(at));
  const columns = pieces.flatMap((piece) =>
    piece.kind === 'path' ? [printedColumn(piece.path, sources)] : [],
  );
  return {
    part,
    pieces,
    columns: [...new Set(columns)],
    words: trimmedWords(wordsOf(pieces)),
    isWhole,
    isConditional,
    hasTags: hasTags && text.includes('<'),
    functions,
    labels,
    raw: text,
  };
}
