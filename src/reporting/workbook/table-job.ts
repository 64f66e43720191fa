import type { TextTable } from '@/domain/export/text-table';

/** A table to write as a workbook of one sheet. */
export interface TableJob {
  readonly table: TextTable;
  /** Name of the sheet. */
  readonly name: string;
  /** What ends a text that was too long for a cell. */
  readonly cut: string;
}
