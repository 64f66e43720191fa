import { lis } from '@/api/origins';
import { isDelivery } from '@/domain/reports/delivery/delivered-order';
import { deliveryRecord, type Receiver } from '@/domain/reports/delivery/delivery-record';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { emptyBody } from '@/lib/wire/readers';

/**
 * POST LIS `/api/reports/changestatetest`: records that the final report was shown or downloaded. Confirmed by an empty body;
 * every other answer rejects with `contract`. Nothing is sent of a report that tells no result. Call it once per delivery and never
 * again by itself; a failure must not take the report away from the reader.
 */
export async function changeStateTest(
  { wire }: Pick<ReportOrder, 'wire'>,
  receiver: Receiver,
  signal?: AbortSignal,
): Promise<void> {
  if (!isDelivery(wire)) return;
  await lis(emptyBody, {
    method: 'POST',
    path: '/api/reports/changestatetest',
    body: deliveryRecord(wire, receiver),
    limit: 'write',
    signal,
  });
}
