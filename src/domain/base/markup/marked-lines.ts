import { readMarkup } from './read-markup';
import { withoutEnd, type LineRun, type Runs, type TextLine } from './text-line';

/** What parts the cells of a line in columns. */
export const NEXT_CELL = '\t';
/** What stands in a line for a picture. */
const PICTURE = '<img>';
const STEP = '\u00a0\u00a0\u00a0';
/** What `lib/text/marked-text` would read as a mark or an entity, though it is text. */
const SEEMING = /<(?=\/?(?:sup|sub|b|i|em|strong|br|del|img)\s*\/?>)|&(?=#?[a-z\d]{1,9};)/gi;
const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' };

/** Words in the place of marks, where only words can stand. */
export interface MarkupWords {
  /** `[imagen]` */
  readonly picture: string;
  /** Before what was struck out: `anulado`. */
  readonly struck: string;
}

function markedRun({ text, kind, sup, sub, bold, italic, struck }: LineRun): string {
  if (kind === 'break') return '<br>';
  const plain = text
    .replaceAll(SEEMING, (character) => ESCAPES[character] ?? character)
    .replaceAll('\t', ' ');
  const content = kind === 'text' ? plain : `${PICTURE}${plain === '' ? '' : ` (${plain})`}`;
  const marks = [sup && 'sup', sub && 'sub', bold && 'b', italic && 'i', struck && 'del'];
  return marks.reduce<string>(
    (inner, mark) => (mark === false ? inner : `<${mark}>${inner}</${mark}>`),
    content,
  );
}

function markedRuns(runs: Runs): string {
  const all = withoutEnd(runs).map(markedRun).join('');
  // What is struck out or bold in one go stays in one piece.
  return all.replaceAll(/<\/(del|b|i)><\1>/g, '');
}

function markedLine({ runs, marker, indent, cells }: TextLine): string {
  if (cells.length > 0) return cells.map(markedRuns).join(NEXT_CELL);
  const steps = STEP.repeat(marker === '' ? indent : Math.max(0, indent - 1));
  const text = markedRuns(runs).replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));
  const line = marker === '' ? text : `${marker} ${text}`.trimEnd();
  return line === '' ? '' : steps + line;
}

/**
 * A text of the laboratory as lines that hold nothing but the marks of `lib/text/marked-text` and, between columns, `NEXT_CELL`. Of
 * empty lines in a row one stays.
 */
export function markedLines(source: string): readonly string[] {
  return readMarkup(source)
    .map(markedLine)
    .filter((line, at, lines) => line !== '' || lines[at - 1] !== '');
}

/** The same line with words in the place of pictures; `<del>` stays. */
export function withPictureWord(line: string, { picture }: Pick<MarkupWords, 'picture'>): string {
  return line.replaceAll(PICTURE, picture);
}

/** The same line for a place that can neither strike out nor draw: what was struck out is called so. */
export function inWords(line: string, words: MarkupWords): string {
  return withPictureWord(line, words)
    .replaceAll('<del>', `(${words.struck}: `)
    .replaceAll('</del>', ')')
    .replaceAll(NEXT_CELL, ' · ');
}

/** Lines that are drawn as one: a text, or the rows of a table. */
export type LineBlock = string | readonly (readonly string[])[];

/** Lines in their blocks; rows of as many cells stand in one table. */
export function lineBlocks(lines: readonly string[]): readonly LineBlock[] {
  const blocks: (string | string[][])[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const cells = line.split(NEXT_CELL);
    if (cells.length > 1) {
      if (typeof last === 'object' && last[0]?.length === cells.length) last.push(cells);
      else blocks.push([cells]);
    } else if (typeof last === 'string') blocks[blocks.length - 1] = `${last}\n${line}`;
    else blocks.push(line);
  }
  return blocks;
}
