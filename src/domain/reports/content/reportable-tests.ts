import { testLabel } from '@/domain/results/test-label';
import { isValidated } from '@/domain/results/visibility/is-validated';
import {
  asReaderMaySee,
  visibleTests,
  type VisibilityRules,
} from '@/domain/results/visibility/visible-tests';

import type { ReportKind } from './report-data';
import type { ReportTest } from './report-order';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { UnreadAntibiogramError } from '@/domain/reports/unread-antibiogram-error';

/**
 * A withheld test without options, further comments, and the organisms and dates of a culture, which would tell its result all the
 * same.
 */
function asReported<T extends ReportTest>(test: T, rules: VisibilityRules): T {
  const seen = asReaderMaySee(test, rules);
  if (!seen.withheld) return seen;
  return {
    ...seen,
    microorganisms: [],
    isAntibiogramUnread: false,
    growthDate: null,
    lastTransaction: null,
    options: [],
    unreadableOptions: 0,
    fixedComment: '',
    referenceComment: '',
  };
}

/**
 * The tests of a report in the server's order, the grid's visibility rules applied first. Throws `ReportRefusedError` when the
 * order is blocked, when nothing may be shown, and when a final report would contain a test that is not validated, and
 * `UnreadAntibiogramError` when an antibiogram that belongs on it could not be read.
 */
export function reportableTests<T extends ReportTest>(
  orderTests: readonly T[],
  { kind, rules }: { readonly kind: ReportKind; readonly rules: VisibilityRules },
): readonly T[] {
  const { tests, blocked } = visibleTests(orderTests, rules);
  if (blocked) throw new ReportRefusedError('blocked');
  if (tests.length === 0) throw new ReportRefusedError('empty');
  if (kind === 'final' && !tests.every(isValidated)) throw new ReportRefusedError('not-validated');
  const answered = tests.map((test) => asReported(test, rules));
  const unread = answered.filter(({ isAntibiogramUnread }) => isAntibiogramUnread);
  if (unread.length > 0) throw new UnreadAntibiogramError(unread.map(testLabel));
  return answered;
}
