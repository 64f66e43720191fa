import type { Language } from '@/domain/base/language';
import type { ReferenceInterval } from '@/domain/results/values/reference-interval';
import type { Sensitivity } from '@/domain/results/antibiogram/antibiogram';
import type { MarkupWords } from '@/domain/base/markup/marked-lines';
import type { MarkWords } from '@/domain/results/marks/worded-mark';

import type { PartialReport } from './pending-tests';
import type { Age } from './patient-age';
import type { ReportData, ReportKind } from './report-data';

/** The words of a report in its language: the same as on the screen, so that both read alike. */
export interface ReportWords extends MarkWords {
  readonly language: Language;
  readonly title: (kind: ReportKind) => string;
  readonly interval: (interval: ReferenceInterval) => string;
  readonly age: (age: Age) => string;
  /** Code 1 male, 2 female, 3 undefined, 4 both. */
  readonly sex: (code: number | null) => string;
  readonly pending: string;
  /** The laboratory's own word in the place of such a result. */
  readonly pendingText: string;
  /** For a validated test without a result. */
  readonly missing: string;
  /** In the place of what was sent and is no text. */
  readonly unreadable: string;
  /** The same, said of a test's name. */
  readonly unreadableName: string;
  /** Says on the paper that it lacks so many records. */
  readonly unreadableRecords: (count: number) => string;
  /** Says of characters that the paper's typeface lacks, before their codes. */
  readonly boxed: string;
  /** Says of how much of its order the report tells. */
  readonly partial: (partial: PartialReport) => string;
  /** Words for attachments that are printed without all that their files hold. */
  readonly lessened: ReportData['lessened'];
  /** In the place of a signature that the laboratory did not deliver. */
  readonly unsigned: string;
  /** Behind a value of an antibiogram that is not the analyser's. */
  readonly method: (method: NonNullable<Sensitivity['method']>) => string;
  /** Before the count of a microorganism, and before what the laboratory adds to it. */
  readonly organismNote: (note: 'count' | 'complement') => string;
  /** Within comments, and below those that paper cannot show whole. */
  readonly comment: MarkupWords & { readonly pictureNote: string; readonly cutNote: string };
  /** For a result that is kept from the reader: the laboratory's own word, or the portal's. */
  readonly restricted: string;
  /** Dates in the laboratory's zone; empty for null. */
  readonly date: (instant: number | null) => string;
  readonly dateTime: (instant: number | null) => string;
  /** The same without seconds, as the portal's own paper prints it. */
  readonly dateMinute: (instant: number | null) => string;
}
