import { releaseIdle } from '@/reporting/builtin/draw-in-worker';
import { runWorkbookWorker } from '@/reporting/workbook/run-workbook-worker';

import type { SummaryJob } from './summary-job';
import workerUrl from './summary-workbook.worker?worker&url';

/**
 * The bytes of a zip's summary, made in a worker. Those that drew its reports have grown by then and are done: they make room for it.
 * Rejects with `ReportEngineError` and with `AbortError`.
 */
export function summaryWorkbook(
  job: SummaryJob,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  releaseIdle();
  return runWorkbookWorker(workerUrl, job, signal);
}
