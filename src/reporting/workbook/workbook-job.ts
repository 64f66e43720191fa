import type { TextTable } from '@/domain/export/text-table';
import type { MatrixSheet } from '@/domain/results/history/history-matrix-sheet';

/** Names of sheets and columns, and what ends a text that was too long for a cell. */
export interface WorkbookWords {
  readonly matrix: string;
  readonly data: string;
  readonly notes: string;
  readonly cut: string;
  readonly test: string;
  readonly area: string;
  readonly profile: string;
  readonly unit: string;
  readonly interval: string;
  readonly date: string;
  readonly order: string;
  readonly result: string;
  readonly number: string;
  readonly flag: string;
  readonly sample: string;
}

/** A combined history to write as a workbook. */
export interface WorkbookJob {
  readonly sheet: MatrixSheet;
  /** Whose it is: every row says so, for rows are copied into other files. */
  readonly owner: TextTable['owner'];
  /** What the reader must know about the table, one paragraph each, as on paper. */
  readonly notes: readonly string[];
  readonly words: WorkbookWords;
}

/** A job with what only the page knows. */
export interface FullWorkbookJob extends WorkbookJob {
  /** Day numbers of the spreadsheet by instant, at the laboratory's clock. */
  readonly dayNumbers: ReadonlyMap<number, number>;
}
