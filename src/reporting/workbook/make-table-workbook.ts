import { cellText, ownedTable, type TableCell } from '@/domain/export/text-table';

import type { TableJob } from './table-job';
import { isGrouped, numberCell, textCell } from './workbook-cells';
import { writeWorkbook, type Line } from './write-workbook';

/** Characters that a column shows. */
const NARROWEST = 8;
const WIDEST = 40;

/** A table as a workbook: numbers where the laboratory wrote unambiguous ones, no formulas, every row with its owner. */
export function makeTableWorkbook({
  table,
  name,
  cut,
}: TableJob): Promise<Uint8Array<ArrayBuffer>> {
  const { heads, rows } = ownedTable(table);
  const text = (value: string) => textCell(value, cut);
  const cellOf = (cell: TableCell) => {
    if (typeof cell === 'string') return text(cell);
    const isPlain = !isGrouped(cell.text, cell.number);
    return (isPlain ? numberCell(cell.text, cell.number) : null) ?? text(cell.text);
  };
  const widths = heads.map((head, at) => {
    const lengths = rows.map((row) => cellText(row[at] ?? '').length);
    const longest = lengths.reduce((one, other) => Math.max(one, other), head.length);
    return Math.min(Math.max(longest + 2, NARROWEST), WIDEST);
  });
  const lines = rows.map((row): Line => row.map(cellOf));
  return writeWorkbook([{ name, widths, head: heads.map(text), lines }]);
}
