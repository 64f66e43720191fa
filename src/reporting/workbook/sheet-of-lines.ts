import { utils, type CellObject, type WorkSheet } from 'xlsx';

/** The cells of a row; null for an empty one. */
export type Line = readonly (CellObject | null)[];

/** The library's form of a row: an empty cell is none at all. */
function rowOf(line: Line): CellObject[] {
  const row: CellObject[] = [];
  line.forEach((cell, column) => {
    if (cell !== null) row[column] = cell;
  });
  return row;
}

/** A sheet with a filter over its columns; `widths` are in characters. */
export function sheetOfLines(lines: readonly Line[], widths: readonly number[]): WorkSheet {
  // Rows of cells: sixty thousand of them by their names would take much more memory and time.
  const sheet: WorkSheet = { '!data': lines.map(rowOf) };
  const end = { r: Math.max(lines.length - 1, 0), c: Math.max(widths.length - 1, 0) };
  const ref = utils.encode_range({ s: { r: 0, c: 0 }, e: end });
  sheet['!ref'] = ref;
  sheet['!autofilter'] = { ref };
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  return sheet;
}
