import type { MatrixSheet, SheetRow } from '@/domain/results/history/history-matrix-sheet';

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
