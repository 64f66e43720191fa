import type { Attachment } from '@/domain/reports/attachment';
import {
  identifier,
  innerListOf,
  integer,
  record,
  text,
  type ReadList,
  type ValueOf,
} from '@/lib/wire/readers';

const attachmentReader = record(
  {
    idOrder: identifier,
    idTest: integer,
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

/** The attachments of one order; those that name another order are unreadable here. */
export function attachmentsOfOrder(
  { items, unreadable }: ReadList<ValueOf<typeof attachmentReader>>,
  order: string,
): ReadList<Attachment> {
  const own = items.filter(
    (item) => item.order === null || item.order === '0' || item.order === order,
  );
  return {
    items: own.map(({ attachment }) => attachment),
    unreadable: unreadable + items.length - own.length,
  };
}
