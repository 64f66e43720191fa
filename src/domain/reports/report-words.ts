import type { PathologyWord } from '@/domain/results/pathology-word';
import type { ReferenceInterval } from '@/domain/results/reference-interval';
import type { ResultFlag } from '@/domain/results/result-flag';

import type { Age } from './patient-age';
import type { ReportKind } from './report-data';

/** The words of a report in its language: the same as on the screen, so that both read alike. */
export interface ReportWords {
  readonly title: (kind: ReportKind) => string;
  readonly flag: (flag: ResultFlag) => string;
  readonly pathology: (word: Exclude<PathologyWord, 'none'>) => string;
  /** For a code that could not be read: it must not look normal. */
  readonly unclassified: string;
  readonly interval: (interval: ReferenceInterval) => string;
  readonly age: (age: Age) => string;
  /** Code 1 male, 2 female, 3 undefined, 4 both. */
  readonly sex: (code: number | null) => string;
  readonly pending: string;
  /** In the place of a signature that the laboratory did not deliver. */
  readonly unsigned: string;
  /** Dates in the laboratory's zone; empty for null. */
  readonly date: (instant: number | null) => string;
  readonly dateTime: (instant: number | null) => string;
}
