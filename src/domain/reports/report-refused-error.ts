/**
 * Why no report may be made: nothing to show, the order is blocked, a final report would hold unvalidated tests, or the list of
 * templates or of their texts is missing on the server (spec §5, Report options).
 */
export type ReportRefusal = 'empty' | 'blocked' | 'not-validated' | 'no-templates' | 'no-labels';

/** The order has no report of this kind now. */
export class ReportRefusedError extends Error {
  readonly refusal: ReportRefusal;

  constructor(refusal: ReportRefusal) {
    super(refusal);
    this.name = 'ReportRefusedError';
    this.refusal = refusal;
  }
}
