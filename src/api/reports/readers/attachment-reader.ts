import type { Attachment } from '@/domain/reports/attachments/attachment';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { isOfOrder } from '@/domain/reports/attachments/visible-attachments';
import {
  answerOf,
  innerListOf,
  owner,
  record,
  requiredIdentifier,
  requiredInteger,
  text,
  type ReadList,
  type ValueOf,
} from '@/lib/wire/readers';

const attachmentReader = record(
  {
    idOrder: owner(requiredIdentifier),
    // What is there and names no test must not pass for the order's: nobody knows whose result it tells.
    idTest: answerOf(requiredInteger),
    name: text,
    extension: text,
    file: text,
  },
  ({ idOrder, idTest, ...attachment }) => ({
    order: idOrder,
    attachment: { ...attachment, testId: idTest } satisfies Attachment,
  }),
);

export const attachmentsReader = innerListOf(attachmentReader);

/**
 * The attachments of one order. Unreadable here are those that name another order, and those of a test or profile that neither
 * the order nor its list of pending tests holds.
 */
export function attachmentsOfOrder(
  { items, unreadable }: ReadList<ValueOf<typeof attachmentReader>>,
  { orderNumber, tests, pending }: Pick<ReportOrder, 'orderNumber' | 'tests' | 'pending'>,
): ReadList<Attachment> {
  const named = new Set([
    ...tests.flatMap(({ testId, profileId }) => [testId, profileId]),
    ...pending.map(({ id }) => id),
  ]);
  const own = items.filter(
    ({ order, attachment }) =>
      (order === null || order === orderNumber) &&
      (isOfOrder(attachment) || named.has(attachment.testId)),
  );
  return {
    items: own.map(({ attachment }) => attachment),
    unreadable: unreadable + items.length - own.length,
  };
}
