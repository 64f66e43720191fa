import type { ReportRefusal } from '@/domain/reports/report-refused-error';

/** What became of an order: its report is in the zip, it could not be made, or there is nothing to report for this user. */
export type ZipState = 'included' | 'failed' | 'empty';

const STATES: Readonly<Record<ReportRefusal, 'failed' | 'empty'>> = {
  empty: 'empty',
  unknown: 'empty',
  blocked: 'empty',
  'not-validated': 'empty',
  'other-patient': 'failed',
  'no-path': 'failed',
  'no-templates': 'failed',
  'no-labels': 'failed',
};

/**
 * How an order without report counts. No candidate is one that has nothing to report for this user, by the rules of the single
 * report; a badly configured installation is a failure, to be tried again, and so is an order of somebody else than listed.
 */
export function zipStateOf(refusal: ReportRefusal): 'failed' | 'empty' {
  return STATES[refusal];
}
