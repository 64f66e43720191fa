import { FIRST_LANGUAGE } from '@/domain/base/language';
import { inLanguage } from '@/domain/results/in-language';
import { testLabel } from '@/domain/results/test-label';
import { isValidated } from '@/domain/results/visibility/is-validated';
import {
  asReaderMaySee,
  visibleTests,
  type VisibilityRules,
} from '@/domain/results/visibility/visible-tests';

import type { ReportKind } from './report-data';
import type { ReportTest } from './report-order';
import type { ReportWords } from './report-words';
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

interface ReportedAs {
  readonly kind: ReportKind;
  readonly rules: VisibilityRules;
  /** For the names of tests in a refusal. */
  readonly words?: Pick<ReportWords, 'language'>;
}

/**
 * The tests of a report in the server's order, the grid's visibility rules applied first. Throws `ReportRefusedError` when the
 * order is blocked, when nothing may be shown, and when a final report would contain a test that is not validated, and
 * `UnreadAntibiogramError` when an antibiogram that belongs on it could not be read.
 */
export function reportableTests<T extends ReportTest>(
  orderTests: readonly T[],
  { kind, rules, words }: ReportedAs,
): readonly T[] {
  const { tests, blocked } = visibleTests(orderTests, rules);
  if (blocked) throw new ReportRefusedError('blocked');
  if (tests.length === 0) throw new ReportRefusedError('empty');
  if (kind === 'final' && !tests.every(isValidated)) throw new ReportRefusedError('not-validated');
  const answered = tests.map((test) => asReported(test, rules));
  const unread = answered.filter(({ isAntibiogramUnread }) => isAntibiogramUnread);
  if (unread.length > 0) {
    const named = inLanguage(unread, words?.language ?? FIRST_LANGUAGE, []);
    throw new UnreadAntibiogramError(named.map(testLabel));
  }
  return answered;
}
