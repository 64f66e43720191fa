/**
 * Why no report may be made: nothing to show, the LIS does not know the order, the order is blocked, a final report would hold unvalidated tests, the order is of
 * another patient than its list says, or the folder of templates and of their texts is not configured, or they are missing in it
 * on the server.
 */
export type ReportRefusal =
  | 'empty'
  | 'unknown'
  | 'blocked'
  | 'not-validated'
  | 'other-patient'
  | 'no-path'
  | 'no-templates'
  | 'no-labels';

/** The order has no report of this kind now. */
export class ReportRefusedError extends Error {
  readonly refusal: ReportRefusal;

  constructor(refusal: ReportRefusal) {
    super(refusal);
    this.name = 'ReportRefusedError';
    this.refusal = refusal;
  }
}
