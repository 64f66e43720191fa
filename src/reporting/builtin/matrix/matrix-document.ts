import type { MatrixSheet } from '@/domain/results/history/history-matrix-sheet';

import type { FrameHead } from '@/reporting/builtin/report/page-top';

/** All that the combined history shows on paper. */
export interface MatrixDocument {
  readonly head: FrameHead;
  readonly sheet: MatrixSheet;
  /** Head of the first column. */
  readonly testLabel: string;
  /** What the reader must know about the table, one paragraph each. */
  readonly notes: readonly string[];
  /** What the paper says of characters that its typeface lacks, before their codes. */
  readonly boxed: string;
}
