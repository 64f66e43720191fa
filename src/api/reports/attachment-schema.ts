import * as z from 'zod/mini';

import type { Attachment } from '@/domain/reports/attachment';
import { readIdentifier } from '@/lib/wire/scalars';
import { innerListOf, integer, record, text, type ReadList } from '@/lib/wire/schema';

const attachmentSchema = record(
  {
    idOrder: z.transform(readIdentifier),
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

export const attachmentsSchema = innerListOf(attachmentSchema);

/** The attachments of one order; those that name another order are unreadable here. */
export function attachmentsOfOrder(
  { items, unreadable }: z.output<typeof attachmentsSchema>,
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
