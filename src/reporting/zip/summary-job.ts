import type { ZipState } from '@/domain/reports/zip/zip-candidates';
import type { ZipOrderRow } from '@/domain/reports/zip/zip-order-rows';

/** A column of the summary's sheets. */
export type SummaryColumn =
  | 'order'
  | 'date'
  | 'dateText'
  | 'documentType'
  | 'patientId'
  | 'patient'
  | 'test'
  | 'result'
  | 'number'
  | 'unit'
  | 'interval'
  | 'flag'
  | 'area'
  | 'profile'
  | 'state'
  | 'reason'
  | 'fileName';

/** The words of the summary, in the portal's language. Names of sheets have at most 31 characters. */
export interface SummaryWords {
  readonly results: string;
  readonly orders: string;
  readonly protection: string;
  /** Names the sheet that says what is missing in the list of the orders. */
  readonly note: string;
  /** Why the summary of protected reports holds no results. */
  readonly protectedNote: string;
  /** Ends a text that was too long for a cell. */
  readonly cut: string;
  readonly columns: Readonly<Record<SummaryColumn, string>>;
  readonly states: Readonly<Record<ZipState, string>>;
}

/** The summary of a zip: what is in it, and what became of every order of the list. */
export interface SummaryJob {
  /** A `SummaryOrder` each, as JSON. */
  readonly included: readonly Blob[];
  /** Reports of it are protected: a workbook cannot be, so that it holds order numbers alone. */
  readonly isProtected: boolean;
  readonly orders: readonly ZipOrderRow[];
  /** What is missing in their list, in words; empty when nothing is. */
  readonly listNote: string;
  readonly words: SummaryWords;
}
