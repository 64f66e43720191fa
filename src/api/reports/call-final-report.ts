import { answerOf, record, requiredListOf, type Reader } from '@/lib/wire/readers';

import { lisReports, type ReportCall } from './lis-reports';
import { reportRequest } from './report-request';

export const FINAL_REPORT = '/api/reports/finalReport';

/** What one reader of the call wants of it. */
interface FinalReportCall<T> {
  /** The order's header as received. */
  readonly header: Readonly<Record<string, unknown>>;
  /** Reads the first job of the answer. */
  readonly job: Reader<T>;
  readonly run: ReportCall;
}

/**
 * POST LIS `/api/reports/finalReport`: the validated tests of one order. Null when no test qualifies: no body, or no job in the
 * list. Rejects with `contract` when there is no such list or nothing of it can be read.
 */
export async function callFinalReport<T>({
  header,
  job,
  run,
}: FinalReportCall<T>): Promise<T | null> {
  const answerReader = answerOf(
    record({ listOrders: requiredListOf(job) }, (answer) => answer.listOrders),
  );
  const answer = await lisReports(answerReader, {
    method: 'POST',
    path: FINAL_REPORT,
    body: reportRequest(header, 0),
    limit: 'report',
    ...run,
  });
  return answer?.items[0] ?? null;
}
