import { utils, type CellObject, type WorkSheet } from 'xlsx';

/** The cells of a row; null for an empty one. */
export type Line = readonly (CellObject | null)[];

/** A sheet with a filter over its columns; `widths` are in characters. */
export function sheetOfLines(lines: readonly Line[], widths: readonly number[]): WorkSheet {
  const sheet: WorkSheet = {};
  lines.forEach((line, row) => {
    line.forEach((cell, column) => {
      if (cell !== null) sheet[utils.encode_cell({ r: row, c: column })] = cell;
    });
  });
  const end = { r: Math.max(lines.length - 1, 0), c: Math.max(widths.length - 1, 0) };
  const ref = utils.encode_range({ s: { r: 0, c: 0 }, e: end });
  sheet['!ref'] = ref;
  sheet['!autofilter'] = { ref };
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  return sheet;
}
