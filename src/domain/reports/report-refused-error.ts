/** Why no report may be made: nothing to show, the order is blocked, or a final report would hold unvalidated tests. */
export type ReportRefusal = 'empty' | 'blocked' | 'not-validated';

/** The order has no report of this kind now. */
export class ReportRefusedError extends Error {
  readonly refusal: ReportRefusal;

  constructor(refusal: ReportRefusal) {
    super(refusal);
    this.name = 'ReportRefusedError';
    this.refusal = refusal;
  }
}
