import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { CFB } from 'xlsx/xlsx.mjs';

import { joinBytes } from '@/lib/files/join-bytes';

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

/** The texts of a workbook as its file lists them, each with its place in the list. */
type SharedTexts = Map<string, number>;

/** Rows that the library holds at a time: all 56,000 of a thousand orders took 500 MB. */
const BLOCK = 1_000;
const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN =
  '<sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView>';
const END_OF_ROW = '</row>';
const END_OF_ROWS = '</sheetData>';
const STYLES = '/xl/styles.xml';
const SHARED_TEXTS = '/xl/sharedStrings.xml';
const TEXT = '<si>';
const END_OF_TEXT = '</si>';
const TYPE_OF_TEXT = ' t="s"';
const VALUE = '><v>';
const END_OF_VALUE = '</v>';
const UNKNOWN_FORM = 'the workbook library wrote cells of an unknown form';

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
  const file = write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Uint8Array;
  return CFB.read(new Uint8Array(file), { type: 'array' });
}

type Archive = ReturnType<typeof archiveOf>;

function partOf(archive: Archive, path: string): string {
  const entry = CFB.find(archive, path);
  if (entry === null) throw new Error(`the workbook library wrote no ${path}`);
  return new TextDecoder().decode(Uint8Array.from(entry.content));
}

function placeIn(text: string, mark: string): number {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`the workbook library wrote a sheet without ${mark}`);
  return at;
}

/** A sheet of an archive, its cells pointed at the texts of the whole workbook. */
function sheetOf(archive: Archive, at: number, shared: SharedTexts): string {
  const own = CFB.find(archive, SHARED_TEXTS) === null ? '' : partOf(archive, SHARED_TEXTS);
  const [, ...texts] = own.split(TEXT);
  const places = texts.map((written) => {
    const text = written.slice(0, placeIn(written, END_OF_TEXT));
    const place = shared.get(text) ?? shared.size;
    shared.set(text, place);
    return String(place);
  });
  const [start, ...cells] = partOf(archive, sheetPath(at)).split(TYPE_OF_TEXT);
  const pointed = cells.map((cell) => {
    const isKnown = cell.startsWith(VALUE);
    const place = isKnown ? places[Number.parseInt(cell.slice(VALUE.length), 10)] : undefined;
    if (place === undefined) throw new Error(UNKNOWN_FORM);
    return VALUE + place + cell.slice(placeIn(cell, END_OF_VALUE));
  });
  return [start, ...pointed].join(TYPE_OF_TEXT);
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

function writeBlock(lines: readonly Line[], first: number, shared: SharedTexts): Uint8Array {
  const sheet = sheetOf(archiveOfRows(lines, first), 0, shared);
  const start = placeIn(sheet, END_OF_ROW) + END_OF_ROW.length;
  return new TextEncoder().encode(sheet.slice(start, placeIn(sheet, END_OF_ROWS)));
}

async function writeRows({ lines }: PlannedSheet, shared: SharedTexts): Promise<WrittenRows> {
  const blocks: Uint8Array[] = [];
  let waiting: Line[] = [];
  let count = 0;
  const flush = () => {
    blocks.push(writeBlock(waiting, count + 1, shared));
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

/** A sheet's file with its rows, and with panes, which the library does not write. */
function filled(empty: string, { blocks }: WrittenRows): Uint8Array {
  const rows = placeIn(empty, END_OF_ROWS);
  const start = empty.slice(0, rows);
  placeIn(start, VIEW);
  const encoder = new TextEncoder();
  return joinBytes([
    encoder.encode(start.replace(VIEW, FROZEN)),
    ...blocks,
    encoder.encode(empty.slice(rows)),
  ]);
}

/** The list of all texts in the form of the one that the library wrote. */
function listOf(shared: SharedTexts, written: string): string {
  const head = written.slice(0, placeIn(written, TEXT));
  const texts = [...shared.keys()].map((text) => `${TEXT}${text}${END_OF_TEXT}`);
  const counts = `uniqueCount="${String(shared.size)}"`;
  return `${head.replace(/ count="\d+" uniqueCount="\d+"/, ` ${counts}`)}${texts.join('')}</sst>`;
}

/**
 * A workbook's file, its sheets written in blocks of rows, so that the library never holds all of them.
 * Rejects with whatever `lines` throws.
 */
export async function writeWorkbook(
  sheets: readonly PlannedSheet[],
): Promise<Uint8Array<ArrayBuffer>> {
  const shared: SharedTexts = new Map();
  const written: WrittenRows[] = [];
  for (const sheet of sheets) written.push(await writeRows(sheet, shared));
  const archive = archiveOf(
    sheets.map((sheet, at) => [sheet.name, emptySheet(sheet, written[at]?.count ?? 0)]),
  );
  const replace = (path: string, content: Uint8Array) => {
    CFB.utils.cfb_add(archive, path, content);
  };
  written.forEach((rows, at) => {
    replace(sheetPath(at), filled(sheetOf(archive, at, shared), rows));
  });
  const encoder = new TextEncoder();
  replace(SHARED_TEXTS, encoder.encode(listOf(shared, partOf(archive, SHARED_TEXTS))));
  replace(STYLES, encoder.encode(partOf(archiveOfRows([], 1), STYLES)));
  return Uint8Array.from(CFB.write(archive, { type: 'array', fileType: 'zip', compression: true }));
}
