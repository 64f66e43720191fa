import { escapeMarkup } from '@/domain/base/escape-markup';

import { cellText, ownedTable, type TextTable } from './text-table';

/** What makes a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A signed number starts none: it stays as the laboratory wrote it. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;
/** A whole number that every spreadsheet takes over as it is; leading zeros go, and it holds fifteen digits. */
const WHOLE = /^-?(?:0|[1-9]\d{0,14})$/;
/** Of all letters the only ones in what a spreadsheet takes for a number or a date: `1E5`, `10:15 a. m.`, `SEPT9`. */
const READ_WORDS =
  /e(?=[+-]?\d)|[ap]\.?\s?m\b\.?|(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|oct|nov|dic|dec)\p{L}*/giu;
const NUMBER_OR_DATE = /^[\d\s.,:/+\-()%$€]+$/;
const DIGIT = /\d/;
const BYTE_ORDER_MARK = '\ufeff';
const END_OF_LINE = '\r\n';

function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/**
 * Whether a spreadsheet of any language may read something else: to a Spanish one 5.7 is the fifth of July and 1.032 a thousand and
 * thirty-two, to all of them 1/40 is a day.
 */
function isMisread(text: string): boolean {
  const written = text.trim();
  const bare = written.replaceAll(READ_WORDS, '');
  return !WHOLE.test(written) && DIGIT.test(bare) && NUMBER_OR_DATE.test(bare);
}

/** A cell that spreadsheets show as it is: behind a tab it is a text to them, and programs that read numbers pass over one. */
function asWritten(text: string): string {
  const safe = guarded(text);
  return safe === text && isMisread(text) ? `\t${text}` : safe;
}

/** A cell without breaks, which neither tabs nor markup keep; a formula may stand behind them. */
function cellInLine(cell: string): string {
  return guarded(cell.replaceAll(/[\t\r\n]+/g, ' ').trim());
}

function linesOf({ heads, rows }: TextTable): readonly (readonly string[])[] {
  return [heads, ...rows.map((row) => row.map(cellText))];
}

function captionOf({ owner }: TextTable): string {
  return owner
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' · ');
}

/** For pasting into spreadsheets and texts: whose it is on a line of its own, then a line per row, its cells parted by tabs. */
export function tabbedText(table: TextTable): string {
  const line = (cells: readonly string[]) => cells.map(cellInLine).join('\t');
  const caption = captionOf(table);
  return [...(caption === '' ? [] : [caption]), ...linesOf(table).map(line)].join('\n');
}

/** For pasting into texts that keep tables. */
export function tableMarkup(table: TextTable): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cellInLine(cell))}</${tag}>`).join('')}</tr>`;
  const [heads = [], ...rows] = linesOf(table);
  const body = [line(heads, 'th'), ...rows.map((row) => line(row, 'td'))].join('');
  const caption = captionOf(table);
  return `${caption === '' ? '' : `<p>${escapeMarkup(caption)}</p>`}<table>${body}</table>`;
}

/**
 * A file of separated values: UTF-8 with its mark, because spreadsheets take it for something else without, and the separator that
 * those of a language expect. Every row says whose it is. A tab stands in quotes, for it is no separator.
 */
export function separatedValues(table: TextTable, separator: ';' | ','): string {
  const quoted = (text: string) =>
    /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoted(asWritten(cell))).join(separator) + END_OF_LINE;
  return BYTE_ORDER_MARK + linesOf(ownedTable(table)).map(line).join('');
}
