import pdfMake from 'pdfmake/build/pdfmake';

import type { ReportTemplate } from '@/reporting/report-template';
import {
  type DrawSetting,
  QUIET,
  type Style,
  wordsIn,
} from '@/reporting/builtin/report/draw-setting';
import { allText } from '@/reporting/builtin/fonts/all-text';
import { boxedCharacters, boxNote } from '@/reporting/builtin/fonts/font-characters';
import { FAMILY, installFonts } from '@/reporting/builtin/fonts/install-fonts';
import { partWords, textEms } from '@/reporting/builtin/fonts/long-words';
import { headHeight, pageFoot, pageHead } from '@/reporting/builtin/report/page-frame';
import { isWhole, markedNodes } from '@/reporting/builtin/report/page-order';
import { textWidth } from '@/reporting/builtin/report/page-size';
import { namedPictures } from '@/reporting/builtin/report/pictures';
import { readableTexts } from '@/reporting/builtin/fonts/readable-texts';
import type {
  MatrixSheet,
  SheetColumn,
  SheetRow,
} from '@/domain/results/history/history-matrix-sheet';

import type { MatrixDocument } from './matrix-document';
import { matrixTables, PADDING } from './matrix-table';

/** A row without results in the columns of a page says nothing there. */
function hasResults(row: SheetRow): boolean {
  return row.kind === 'test' && row.cells.some((cell) => cell.length > 0);
}

/** Headings only where a test follows before the next heading of their rank. */
function withoutEmptyHeadings(rows: readonly SheetRow[]): readonly SheetRow[] {
  return rows.filter((row, at) => {
    if (row.kind === 'test') return true;
    const isEnd = ({ kind }: SheetRow) => kind === 'area' || kind === row.kind;
    const after = rows.slice(at + 1);
    const end = after.findIndex(isEnd);
    return after.slice(0, end === -1 ? after.length : end).some(({ kind }) => kind === 'test');
  });
}

/**
 * A sheet as sheets of at most `most` columns, as even as they can be, that follow each other on paper. Every result is in
 * exactly one of them; a test without results in the columns of a sheet is not repeated there.
 */
export function matrixPages(sheet: MatrixSheet, most: number): readonly MatrixSheet[] {
  const count = Math.ceil(sheet.columns.length / most);
  const each = Math.ceil(sheet.columns.length / count);
  return Array.from({ length: count }, (_, page) => {
    const from = page * each;
    const rows = sheet.rows.map((row): SheetRow =>
      row.kind === 'test' ? { ...row, cells: row.cells.slice(from, from + each) } : row,
    );
    return {
      columns: sheet.columns.slice(from, from + each),
      rows: withoutEmptyHeadings(rows.filter((row) => row.kind !== 'test' || hasResults(row))),
    };
  });
}

/** Width of a digit of usual typefaces in em; `textEms` is on the safe side for letters only. */
const DIGIT_WIDTH = 0.556;
const DIGIT = /\d/u;

function widthOf(word: string): number {
  return Array.from(word).reduce(
    (sum, character) => sum + (DIGIT.test(character) ? DIGIT_WIDTH : textEms(character)),
    0,
  );
}

/** Width in em of the widest word with a digit: a number, a date, the number of an order. */
function widestOf(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s/u)).filter((word) => DIGIT.test(word));
  return words.reduce((widest, word) => Math.max(widest, widthOf(word)), 0);
}

const headTexts = ({ date, time, order }: SheetColumn) => [date, time, order];

function entriesOf(row: SheetRow) {
  return row.kind === 'test' ? row.cells.flat() : [];
}

/** Points that a column of the combined history needs so that no number in it, nor in its head, runs over lines. */
function widestNumber({ columns, rows }: MatrixSheet, { template }: Style): number {
  const { text, small } = template.fontSizes;
  const entries = rows.flatMap(entriesOf);
  const results = entries.map(({ result }) => result);
  const smaller = [
    ...columns.flatMap(headTexts),
    ...entries.flatMap(({ otherInterval, origin }) => [otherInterval, origin]),
  ];
  return Math.max(widestOf(results) * text, widestOf(smaller) * small);
}

/** Points; A4 on its side. */
const PAGE_WIDTH = 841.89;
const PAGE_HEIGHT = 595.28;
const TEST_WIDTH = 148;
/** More columns would break ordinary results over lines. */
const MOST_COLUMNS = 10;
/** So many stand on a page however wide a number is. */
const FEWEST_COLUMNS = 3;
const WIDEST_COLUMN = 90;

interface DrawnMatrix {
  readonly matrix: MatrixDocument;
  readonly style: Style;
  readonly fonts: DrawSetting['fonts'];
  /** Height for the tables of a page, in points. */
  readonly room: number;
}

/** Null where the library lost a test. */
async function draw({
  matrix: { head, sheet, testLabel, notes },
  style,
  fonts,
  room,
}: DrawnMatrix): Promise<Uint8Array<ArrayBuffer> | null> {
  const { template } = style;
  const [left, , right, bottom] = template.margins;
  const space = textWidth(style) - TEST_WIDTH - PADDING * 2;
  const number = widestNumber(sheet, style);
  const most = Math.floor(space / (number + PADDING * 2));
  const parts = matrixPages(sheet, Math.min(Math.max(most, FEWEST_COLUMNS), MOST_COLUMNS));
  const beside = parts[0]?.columns.length ?? 1;
  const column = Math.min(space / beside - PADDING * 2, Math.max(number, WIDEST_COLUMN));
  const tables = { widths: { test: TEST_WIDTH, column }, style, room };
  const content = readableTexts(
    [
      ...parts.map((part, at) => ({
        stack: matrixTables(part, testLabel, tables),
        ...(at > 0 && { pageBreak: 'before' }),
      })),
      {
        margin: [0, 8, 0, 0],
        fontSize: template.fontSizes.small,
        color: QUIET,
        stack: notes.map((text) => ({
          text,
          margin: [0, 0, 0, 2],
          ...partWords(text, textWidth(style), template.fontSizes.small),
        })),
      },
    ],
    fonts.regular,
  );
  const marked = markedNodes(content);
  const foot = pageFoot(head, style);
  const buffer = await pdfMake
    .createPdf({
      pageSize: 'A4',
      pageOrientation: 'landscape',
      pageMargins: [left, headHeight(head, style), right, bottom],
      defaultStyle: {
        font: FAMILY,
        fontSize: template.fontSizes.text,
        preserveLeadingSpaces: true,
      },
      // The file's title shows in window titles and lists: no patient data there.
      info: { title: head.title },
      images: { ...style.pictures.images },
      header: () => readableTexts(pageHead(head, style), fonts.regular),
      footer: (page: number, pages: number) => readableTexts(foot(page, pages), fonts.regular),
      content,
    })
    .getBuffer();
  const pdf = new Uint8Array(buffer);
  return isWhole(pdf, marked) ? pdf : null;
}

/**
 * Draws the combined history as PDF: landscape, newest date first; dates that do not fit beside each other follow on further
 * pages, with tests and heads repeated. The same in a worker and in Node. Rejects when the library cannot draw it, or loses a test
 * however it is laid out.
 */
export async function drawMatrix(
  template: ReportTemplate,
  matrix: MatrixDocument,
  { fonts, language, withPictures }: Omit<DrawSetting, 'missingAttachments'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { head } = matrix;
  const style: Style = {
    template,
    pageWidth: PAGE_WIDTH,
    color: template.color === 'brand' ? head.laboratoryColor : template.color,
    word: (words) => wordsIn(language, words),
    pictures: await namedPictures(withPictures ? [head.laboratoryLogo] : []),
  };
  installFonts(fonts);
  const boxed = boxNote(matrix.boxed, boxedCharacters(fonts.regular, allText(matrix)));
  const noted = { ...matrix, notes: boxed === '' ? matrix.notes : [...matrix.notes, boxed] };
  const room = PAGE_HEIGHT - headHeight(head, style) - template.margins[3];
  // Where there is no room, every line may run over a page's end, and nothing is lost.
  const pdf =
    (await draw({ matrix: noted, style, fonts, room })) ??
    (await draw({ matrix: noted, style, fonts, room: 0 }));
  if (pdf === null) throw new Error('the drawing library lost a part of the history');
  return pdf;
}
