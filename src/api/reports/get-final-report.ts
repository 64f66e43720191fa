import { lis } from '@/api/origins';
import type { ReportOrder } from '@/domain/reports/report-order';
import { ApiError } from '@/lib/api-error';
import { listOf, optional, raw, record } from '@/lib/schema';

import { readReportOrder } from './report-order-schema';
import { reportRequest } from './report-request';
import { wireObject } from '@/api/wire-object';

const PATH = '/api/reports/finalReport';

const answerSchema = optional(
  record(
    { listOrders: listOf(record({ order: wireObject, attachments: raw }, (job) => job)) },
    ({ listOrders }) => listOrders,
  ),
);

/**
 * POST LIS `/api/reports/finalReport`: the order with its validated tests and its attachments. Null when no test qualifies
 * (empty answer). Rejects with `contract` when the answer cannot be read or is another order.
 */
export async function getFinalReport(
  header: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<ReportOrder | null> {
  const answer = await lis(answerSchema, {
    method: 'POST',
    path: PATH,
    body: reportRequest(header, 0),
    limit: 'report',
    signal,
  });
  const job = answer?.items[0];
  if (job === undefined && (answer?.unreadable ?? 0) === 0) return null;
  const order = job && readReportOrder({ wire: job.order, header, attachments: job.attachments });
  if (!order) throw new ApiError('contract', PATH);
  return order;
}
