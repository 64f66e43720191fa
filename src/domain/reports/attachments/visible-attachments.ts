import { mayReadAll } from '@/domain/results/visibility/may-read-all';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import type { Attachment } from './attachment';
import type { ReportOrder } from '@/domain/reports/content/report-order';

/** Test id null and 0 stand for the order. */
export function isOfOrder({ testId }: Pick<Attachment, 'testId'>): boolean {
  return testId === null || testId === 0;
}

/**
 * The attachments of the order itself and of the tests and profiles whose results may be read, so that a hidden result does not
 * come back as a picture.
 */
export function visibleAttachments(
  { tests, attachments }: Pick<ReportOrder, 'tests' | 'attachments'>,
  rules: VisibilityRules,
): readonly Attachment[] {
  const isReadable = mayReadAll(tests, rules);
  return attachments.filter(
    (attachment) =>
      isOfOrder(attachment) || (attachment.testId !== null && isReadable(attachment.testId)),
  );
}
