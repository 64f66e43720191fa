import { runWorkbookWorker } from './run-workbook-worker';
import type { TableJob } from './table-job';
import workerUrl from './table.worker?worker&url';

/** The bytes of a table's workbook, made in a worker. Rejects with `ReportEngineError` and with `AbortError`. */
export function tableWorkbook(
  job: TableJob,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return runWorkbookWorker(workerUrl, job, signal);
}
