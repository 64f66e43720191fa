import type { ReportRow } from '@/domain/reports/content/report-data';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';
import { hasLongWord, lineBreaks } from '@/reporting/builtin/fonts/long-words';
import type { ColumnField } from '@/reporting/report-template';

import { antibiogram } from './antibiogram';
import { columnWidth, columnWidths, PADDED, PADDING, ROW_PADDING } from './columns';
import {
  ALTERED_BAND,
  LEVELS,
  PART,
  PARTED,
  QUIET,
  type Content,
  type Node,
  type ReportStyle,
} from './draw-setting';
import { textWidth } from './page-size';
import { commentNodes } from './comment-lines';
import { decimalPlace } from './result-place';

/** One line of a table; a ruled one begins with a thin line. */
export interface TableRow {
  readonly cells: readonly Content[];
  readonly isRuled: boolean;
}

/** What no page's end parts in a table whose rows may be parted: a test, the line of its values, or nothing. */
export type Kept = 'test' | 'values' | 'nothing';

/** Beyond this a result reads better as a block across the page. */
const LONGEST_LINE = 40;
/** Points that a test stands to the right of its profile's name. */
export const INDENT = 10;
/** Points that its antibiogram has less than the page. */
export const ANTIBIOGRAM_INDENT = INDENT * 4;

/** Out to the edges of the cell that holds a table, so that its columns and its band meet those of the other rows. */
const OUT_TO_EDGES = [-PADDING, -ROW_PADDING, -PADDING, 0];
const BARE = { ...PADDED, hLineWidth: () => 0, vLineWidth: () => 0 };

/** A cell across all columns. */
export function wide(content: Node, columns: number): readonly Content[] {
  return [{ ...content, colSpan: columns }, ...Array<Content>(columns - 1).fill('')];
}

/**
 * A name with the letter of its technique behind it, in `width` points; in brackets, for `Factor V` and `a` are another test together.
 */
export function letteredName(
  [name, technique]: readonly [string, string],
  width: number,
  style: ReportStyle,
): Node {
  const { text, small } = style.template.fontSizes;
  const letter = style.letters.get(technique);
  if (letter === undefined) return { text: name, ...lineBreaks(name, width, text) };
  const behind = ` [${letter}]`;
  return {
    text: [name, { text: behind, bold: false, fontSize: small, color: QUIET }],
    ...lineBreaks(name + behind, width, text),
  };
}

/** Whether a technique is written out, and not by a letter. */
export function isWrittenOut(technique: string, { template, letters }: ReportStyle): boolean {
  return template.show.technique && technique !== '' && !letters.has(technique);
}

/** Whether a result stands below its test, across the page. */
export function isBlock({ result }: ReportRow, style: ReportStyle): boolean {
  const size = style.template.fontSizes.text;
  const isLong = result.length > LONGEST_LINE || result.includes('\n');
  return isLong || hasLongWord(result, columnWidth('result', style), size);
}

function resultCell(row: ReportRow, style: ReportStyle): Node {
  const { columns, fontSizes } = style.template;
  const room = { width: columnWidth('result', style), size: fontSizes.text };
  const isOnPoint = columns.some(({ field, align }) => field === 'result' && align === 'decimal');
  return {
    text: isBlock(row, style) ? '' : row.result,
    bold: row.isAltered,
    ...(isOnPoint && decimalPlace(row.result, style.decimals, room)),
  };
}

function cellContent({ row, indent }: PlacedRow, field: ColumnField, style: ReportStyle): Node {
  const left = field === 'test' ? Math.max(INDENT, indent) : 0;
  const width = columnWidth(field, style) - left;
  const breaks = lineBreaks(row[field], width, style.template.fontSizes.text);
  switch (field) {
    case 'test':
      return letteredName([row.test, row.technique], width, style);
    case 'result':
      return { ...breaks, ...resultCell(row, style) };
    case 'flag':
      return { ...breaks, text: row.flag, bold: true };
    case 'unit':
      return { ...breaks, text: markedContent(row.unit) };
    case 'interval':
    case 'validationDate':
      return { ...breaks, text: row[field] };
  }
}

/** A test, or an option of one, with its place. */
export interface PlacedRow {
  readonly row: ReportRow;
  /** Points that its name stands to the right. */
  readonly indent: number;
  /** The last of tests in a row that one person validated; outside profiles every test. */
  readonly endsRun: boolean;
  readonly kept: Kept;
  readonly options: readonly PlacedRow[];
}

function valueCells(placed: PlacedRow, style: ReportStyle): readonly Node[] {
  return style.template.columns.map(({ field, align }) => ({
    alignment: align === 'decimal' ? 'left' : align,
    ...(field === 'test' && { headlineLevel: LEVELS.test }),
    ...(field === 'test' && { margin: [placed.indent, 0, 0, 0] }),
    ...cellContent(placed, field, style),
  }));
}

/** Under the same heads as their test. */
function optionsTable(options: readonly PlacedRow[], style: ReportStyle): Node {
  const mayPart = options.some(({ kept }) => kept !== 'test');
  const body = options.flatMap((option) => testRows(option, mayPart, style));
  return {
    margin: OUT_TO_EDGES,
    table: {
      widths: columnWidths(style),
      dontBreakRows: !mayPart,
      body: body.map(({ cells }) => cells),
    },
    layout: BARE,
  };
}

/** What stands below a test across the page: a long result, notes, options, comments, its antibiogram. */
function belowTest(placed: PlacedRow, style: ReportStyle): readonly Node[] {
  const { row, indent, endsRun } = placed;
  const { show, texts, fontSizes } = style.template;
  const small = { fontSize: fontSizes.small, color: QUIET };
  const breaking = (text: string) => lineBreaks(text, textWidth(style) - 40, fontSizes.text);
  const technique = `${style.word(texts.technique)}: ${row.technique}`;
  const label = `${style.word(texts.comment)}: `;
  const validated = [row.validatedBy, row.validationDate].filter((part) => part !== '').join(', ');
  const validation = `${style.word(texts.validatedBy)}: ${validated}`;
  const parts: readonly (Node | false)[] = [
    isBlock(row, style) && {
      text: row.result,
      bold: row.isAltered,
      ...PART,
      ...breaking(row.result),
    },
    row.note !== '' && { text: row.note, italics: true, ...small, ...breaking(row.note) },
    isWrittenOut(row.technique, style) && {
      text: technique,
      italics: true,
      ...small,
      ...breaking(technique),
    },
    placed.options.length > 0 && optionsTable(placed.options, style),
    show.comment &&
      row.comment.length > 0 && {
        stack: commentNodes(row.comment, label, {
          width: textWidth(style) - 40,
          size: fontSizes.text,
        }),
      },
    show.antibiogram &&
      row.microorganisms.length > 0 && {
        stack: row.microorganisms.map((organism) =>
          antibiogram(organism, ANTIBIOGRAM_INDENT, style),
        ),
      },
    show.validatedBy &&
      endsRun &&
      row.validatedBy !== '' && { text: validation, ...small, ...breaking(validation) },
  ];
  return parts
    .filter((part) => part !== false)
    .map((part) => ({ margin: [indent + INDENT, 1, 0, 1], ...part }));
}

/**
 * One test with all that belongs to it: one row, so that no page parts them, or, in a table whose rows may be parted, the line of its
 * values and below it what a page's end may part.
 */
export function testRows(
  placed: PlacedRow,
  isBreakable: boolean,
  style: ReportStyle,
): readonly TableRow[] {
  const kept = isBreakable ? placed.kept : 'row';
  const { columns, show } = style.template;
  const band = show.alteredBand && placed.row.isOutside ? { fillColor: ALTERED_BAND } : {};
  const cells = valueCells(placed, style).map((cell) => ({ ...cell, ...band }));
  const below = belowTest(placed, style);
  const isKeptHere = kept === 'test' || kept === 'values';
  if (below.length === 0 && !isKeptHere) return [{ cells, isRuled: true }];
  const values = {
    margin: OUT_TO_EDGES,
    table: { widths: columnWidths(style), body: [cells] },
    layout: BARE,
  };
  const across = (stack: readonly Node[]) =>
    wide({ stack, ...(isKeptHere && { unbreakable: true }) }, columns.length);
  if (kept === 'row' || kept === 'test') {
    return [{ cells: across([values, ...below]), isRuled: true }];
  }
  const parted = wide({ stack: below, ...PARTED }, columns.length);
  return [
    { cells: across([values]), isRuled: true },
    ...(below.length === 0 ? [] : [{ cells: parted, isRuled: false }]),
  ];
}
