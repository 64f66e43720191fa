import { wireObject } from '@/api/wire/wire-object';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { ApiError } from '@/lib/http/api-error';
import { raw, record } from '@/lib/wire/readers';

import { callFinalReport, FINAL_REPORT } from './call-final-report';
import type { ReportCall } from './lis-reports';
import { readReportOrder } from './readers/report-order-reader';

const jobReader = record(
  { order: wireObject, attachments: raw, listTestPending: raw, encrypt: raw },
  (job) => job,
);

/**
 * POST LIS `/api/reports/finalReport`: the order with its validated tests, its attachments and what is pending. Null when no test qualifies
 * (empty answer). Rejects with `contract` when the answer cannot be read or is another order.
 */
export async function getFinalReport(
  header: Readonly<Record<string, unknown>>,
  run: ReportCall = {},
): Promise<ReportOrder | null> {
  const job = await callFinalReport({ header, job: jobReader, run });
  if (job === null) return null;
  const { order: wire, attachments, listTestPending: pending, encrypt } = job;
  const order = readReportOrder({ wire, header, attachments, pending, encrypt });
  if (order === null) throw new ApiError('contract', FINAL_REPORT);
  return order;
}
