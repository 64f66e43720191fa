import type { ReportOrder } from '@/domain/reports/content/report-order';
import { ApiError } from '@/lib/http/api-error';
import { answerOf } from '@/lib/wire/readers';

import { readReportOrder } from './readers/report-order-reader';
import { lisReports, type ReportCall } from './lis-reports';
import { reportRequest } from './report-request';
import { wireObject } from '@/api/wire/wire-object';

const PATH = '/api/reports/printingreport';

/**
 * POST LIS `/api/reports/printingreport`: the order with tests of every state, for the preliminary report; attachments lie
 * inside. Null when there is nothing (empty answer). Rejects with `contract` when the answer is not this order.
 */
export async function getPrintingReport(
  header: Readonly<Record<string, unknown>>,
  run: ReportCall = {},
): Promise<ReportOrder | null> {
  const wire = await lisReports(answerOf(wireObject), {
    method: 'POST',
    path: PATH,
    body: reportRequest(header, 2),
    limit: 'report',
    ...run,
  });
  if (wire === null) return null;
  const order = readReportOrder({ wire, header, attachments: wire['attachments'] });
  if (order === null) throw new ApiError('contract', PATH);
  return order;
}
