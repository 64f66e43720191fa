import {
  isWithheld,
  visibleTests,
  type VisibilityRules,
} from '@/domain/results/visibility/visible-tests';

import type { Attachment } from './attachment';
import type { ReportOrder } from './report-order';

/**
 * The attachments of the order itself and of the tests whose results may be read, so that a hidden result does not come back as a
 * picture (docs/behaviour.md 4.5). Test id 0 stands for the order.
 */
export function visibleAttachments(
  { tests, attachments }: Pick<ReportOrder, 'tests' | 'attachments'>,
  rules: VisibilityRules,
): readonly Attachment[] {
  const { tests: visible } = visibleTests(tests, rules);
  const readable = visible.filter((test) => !isWithheld(test, rules));
  const ids = new Set(readable.map(({ testId }) => testId));
  return attachments.filter(({ testId }) => testId === null || testId === 0 || ids.has(testId));
}
