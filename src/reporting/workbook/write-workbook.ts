import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { CFB } from 'xlsx/xlsx.mjs';

import { FORMATS } from './workbook-cells';

/** The cells of a row; null for an empty one. */
export type Line = readonly (CellObject | null)[];

/** A sheet with a filter over its columns, and its first row and column always in sight. */
export interface PlannedSheet {
  readonly name: string;
  /** In characters. */
  readonly widths: readonly number[];
  readonly head: Line;
  readonly lines: Iterable<Line> | AsyncIterable<Line>;
}

/** A sheet's rows below its head, as they stand in its file. */
interface WrittenRows {
  readonly count: number;
  readonly blocks: readonly Uint8Array[];
}

/** Rows that the library holds at a time: all 56,000 of a thousand orders took 450 MB. */
const BLOCK = 2_000;
const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN =
  '<sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView>';
const END_OF_ROW = '</row>';
const END_OF_ROWS = '</sheetData>';
const STYLES = '/xl/styles.xml';

const sheetPath = (at: number) => `/xl/worksheets/sheet${String(at + 1)}.xml`;

/** The library's form of a row: an empty cell is none at all. */
function rowOf(line: Line): CellObject[] {
  const row: CellObject[] = [];
  line.forEach((cell, column) => {
    if (cell !== null) row[column] = cell;
  });
  return row;
}

function archiveOf(sheets: readonly (readonly [string, WorkSheet])[]) {
  const workbook = utils.book_new();
  for (const [name, sheet] of sheets) utils.book_append_sheet(workbook, sheet, name);
  const file = write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  return CFB.read(new Uint8Array(file), { type: 'array' });
}

type Archive = ReturnType<typeof archiveOf>;

function partOf(archive: Archive, path: string): Uint8Array {
  const entry = CFB.find(archive, path);
  if (entry === null) throw new Error(`the workbook library wrote no ${path}`);
  return Uint8Array.from(entry.content);
}

/** One byte a character, so that a place in the text is one in the bytes. */
function placeIn(bytes: Uint8Array, mark: string): number {
  const at = new TextDecoder('latin1').decode(bytes).indexOf(mark);
  if (at < 0) throw new Error(`the workbook library wrote a sheet without ${mark}`);
  return at;
}

/**
 * Rows from the zero-based `first` on. The library numbers formats as they occur: a row with all of them comes first, and is cut
 * off, so that every block has the same numbers.
 */
function archiveOfRows(lines: readonly Line[], first: number): Archive {
  const rows: CellObject[][] = [];
  rows[first - 1] = FORMATS.map((z) => ({ t: 'n', v: 0, z }));
  lines.forEach((line, at) => {
    rows[first + at] = rowOf(line);
  });
  const columns = Math.max(FORMATS.length, ...lines.map(({ length }) => length));
  const end = { r: first + lines.length - 1, c: columns - 1 };
  const ref = utils.encode_range({ s: { r: first - 1, c: 0 }, e: end });
  return archiveOf([['block', { '!data': rows, '!ref': ref }]]);
}

function writeBlock(lines: readonly Line[], first: number): Uint8Array {
  const bytes = partOf(archiveOfRows(lines, first), sheetPath(0));
  return bytes.slice(placeIn(bytes, END_OF_ROW) + END_OF_ROW.length, placeIn(bytes, END_OF_ROWS));
}

async function writeRows({ lines }: PlannedSheet): Promise<WrittenRows> {
  const blocks: Uint8Array[] = [];
  let waiting: Line[] = [];
  let count = 0;
  const flush = () => {
    blocks.push(writeBlock(waiting, count + 1));
    count += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length === BLOCK) flush();
  }
  if (waiting.length > 0) flush();
  return { count, blocks };
}

/** The sheet with its head alone, and the range that its rows will have. */
function emptySheet({ head, widths }: PlannedSheet, rows: number): WorkSheet {
  const ref = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows, c: widths.length - 1 } });
  return {
    '!data': [rowOf(head), ...Array.from({ length: rows }, () => [])],
    '!ref': ref,
    '!autofilter': { ref },
    '!cols': widths.map((wch) => ({ wch })),
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A sheet's file with its rows, and with panes, which the library does not write. */
function filled(empty: Uint8Array, { blocks }: WrittenRows): Uint8Array {
  const view = placeIn(empty, VIEW);
  const rows = placeIn(empty, END_OF_ROWS);
  return joined([
    empty.subarray(0, view),
    new TextEncoder().encode(FROZEN),
    empty.subarray(view + VIEW.length, rows),
    ...blocks,
    empty.subarray(rows),
  ]);
}

/**
 * A workbook's file, its sheets written in blocks of rows, so that memory does not grow with them (docs/promises.md G4). Rejects
 * with whatever `lines` throws.
 */
export async function writeWorkbook(
  sheets: readonly PlannedSheet[],
): Promise<Uint8Array<ArrayBuffer>> {
  const written: WrittenRows[] = [];
  for (const sheet of sheets) written.push(await writeRows(sheet));
  const archive = archiveOf(
    sheets.map((sheet, at) => [sheet.name, emptySheet(sheet, written[at]?.count ?? 0)]),
  );
  written.forEach((rows, at) => {
    CFB.utils.cfb_add(archive, sheetPath(at), filled(partOf(archive, sheetPath(at)), rows));
  });
  CFB.utils.cfb_add(archive, STYLES, partOf(archiveOfRows([], 1), STYLES));
  return Uint8Array.from(CFB.write(archive, { type: 'array', fileType: 'zip', compression: true }));
}
