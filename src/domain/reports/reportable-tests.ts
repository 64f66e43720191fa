import { testLabel } from '@/domain/results/test-label';
import {
  isValidated,
  isWithheld,
  visibleTests,
  withoutHints,
  type VisibilityRules,
} from '@/domain/results/visible-tests';

import type { ReportKind } from './report-data';
import type { ReportOrder, ReportTest } from './report-order';
import { ReportRefusedError } from './report-refused-error';
import { UnreadAntibiogramError } from './unread-antibiogram-error';

/** A withheld test without what would tell its result all the same (safety.md K3). */
function withoutAnswer(test: ReportTest, rules: VisibilityRules): ReportTest {
  if (!isWithheld(test, rules)) return test;
  return { ...withoutHints(test, rules), microorganisms: [], isAntibiogramUnread: false };
}

/**
 * The tests of a report in the server's order, the grid's visibility rules applied first (behaviour.md 9.7). Throws
 * `ReportRefusedError` when the order is blocked, when nothing may be shown, and when a final report would contain a test that is
 * not validated (safety.md F9), and `UnreadAntibiogramError` when an antibiogram that belongs on it could not be read.
 */
export function reportableTests(
  order: Pick<ReportOrder, 'tests'>,
  { kind, rules }: { readonly kind: ReportKind; readonly rules: VisibilityRules },
): readonly ReportTest[] {
  const { tests, blocked } = visibleTests(order.tests, rules);
  if (blocked) throw new ReportRefusedError('blocked');
  if (tests.length === 0) throw new ReportRefusedError('empty');
  if (kind === 'final' && !tests.every(isValidated)) throw new ReportRefusedError('not-validated');
  const answered = tests.map((test) => withoutAnswer(test, rules));
  const unread = answered.filter(({ isAntibiogramUnread }) => isAntibiogramUnread);
  if (unread.length > 0) throw new UnreadAntibiogramError(unread.map(testLabel));
  return answered;
}
