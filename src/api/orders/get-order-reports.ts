import { service } from '@/api/origins';
import { readReportOrder } from '@/api/reports/readers/report-order-reader';
import { wireObject } from '@/api/wire/wire-object';
import { withoutJsonText } from '@/api/wire/texts';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { ApiError } from '@/lib/http/api-error';
import { isUnread, listOf, mapped, type ReadList } from '@/lib/wire/readers';

const PATH = '/orders/reports';

const answerReader = mapped(withoutJsonText, listOf(wireObject));

/**
 * PATCH service `/orders/reports`: one order with its final tests by the older path, which forwards to the LIS. No screen needs
 * it; `getOrderHeader` with `getFinalReport` is the way.
 */
export async function getOrderReports(
  order: string,
  signal?: AbortSignal,
): Promise<ReadList<ReportOrder>> {
  const { items, unreadable } = await service(answerReader, {
    method: 'PATCH',
    path: PATH,
    body: { rangeType: 1, init: order, end: order, attached: true, typeReport: 1 },
    limit: 'report',
    signal,
  });
  const orders = items.flatMap((wire) => {
    const read = readReportOrder({ wire, header: wire, attachments: wire['attachments'] });
    return read === null ? [] : [read];
  });
  const read = { items: orders, unreadable: unreadable + items.length - orders.length };
  if (isUnread(read)) throw new ApiError('contract', PATH);
  return read;
}
