import { lis } from '@/api/origins';
import { deliveryRecord, type Receiver } from '@/domain/reports/delivery-record';
import type { ReportOrder } from '@/domain/reports/report-order';
import { emptyBody } from '@/lib/wire/readers';

/**
 * POST LIS `/api/reports/changestatetest`: records that the final report was shown or downloaded. Confirmed by an empty body;
 * every other answer rejects with `contract`. Call it once per delivery and never again by itself; a failure must not take the
 * report away from the reader.
 */
export async function changeStateTest(
  { wire }: Pick<ReportOrder, 'wire'>,
  receiver: Receiver,
  signal?: AbortSignal,
): Promise<void> {
  await lis(emptyBody, {
    method: 'POST',
    path: '/api/reports/changestatetest',
    body: deliveryRecord(wire, receiver),
    limit: 'write',
    signal,
  });
}
