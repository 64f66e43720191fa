import type * as z from 'zod/mini';

import { lis } from '@/api/origins';
import { ApiError } from '@/lib/api-error';
import { listOf, optional, record } from '@/lib/schema';

import { reportRequest } from './report-request';

export const FINAL_REPORT = '/api/reports/finalReport';

/** What one reader of the call wants of it. */
interface FinalReportCall<T> {
  /** The order's header as received. */
  readonly header: Readonly<Record<string, unknown>>;
  /** Reads the first job of the answer. */
  readonly job: z.ZodMiniType<T>;
  readonly signal: AbortSignal | undefined;
}

/**
 * POST LIS `/api/reports/finalReport`: the validated tests of one order. Null when no test qualifies (empty answer). Rejects with
 * `contract` when the answer cannot be read.
 */
export async function callFinalReport<T>({
  header,
  job,
  signal,
}: FinalReportCall<T>): Promise<T | null> {
  const answerSchema = optional(record({ listOrders: listOf(job) }, (answer) => answer.listOrders));
  const answer = await lis(answerSchema, {
    method: 'POST',
    path: FINAL_REPORT,
    body: reportRequest(header, 0),
    limit: 'report',
    signal,
  });
  const first = answer?.items[0];
  if (first !== undefined) return first;
  if ((answer?.unreadable ?? 0) > 0) throw new ApiError('contract', FINAL_REPORT);
  return null;
}
