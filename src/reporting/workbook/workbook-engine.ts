import type { MatrixSheet } from '@/domain/results/history-matrix-sheet';
import { formatInstant } from '@/lib/dates';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { ReportEngineError } from '@/reporting/report-engine';

import workerUrl from './workbook.worker?worker&url';
import type { FullWorkbookJob, WorkbookJob } from './workbook-job';

const DAY = 86_400_000;
/** Day number of 1 January 1970 in spreadsheets. */
const EPOCH_DAY = 25_569;
/** Spreadsheets count a 29 February 1900 that never was; earlier dates would be a day off. */
const FIRST_SOUND_DAY = 61;

/** A spreadsheet's day number has no zone: it is what the laboratory's clock showed. */
function dayNumberOf(instant: number): number {
  const clock = Date.parse(`${formatInstant(instant, 'YYYY-MM-DDTHH:mm:ss')}Z`);
  return clock / DAY + EPOCH_DAY;
}

function dayNumbersOf({ rows }: MatrixSheet): ReadonlyMap<number, number> {
  const entries = rows.flatMap((row) => (row.kind === 'test' ? row.cells.flat() : []));
  const instants = new Set(entries.flatMap(({ instant }) => instant ?? []));
  return new Map(
    [...instants]
      .map((instant) => [instant, dayNumberOf(instant)] as const)
      .filter(([, day]) => day >= FIRST_SOUND_DAY),
  );
}

/** The combined history as a workbook, made in a worker so that the page stays free. Rejects with `ReportEngineError`. */
export function makeMatrixWorkbook(
  job: WorkbookJob,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const finished = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
      resolve(data);
    });
    worker.addEventListener('error', () => {
      reject(new ReportEngineError());
    });
    signal.addEventListener('abort', () => {
      reject(new DOMException('stopped', 'AbortError'));
    });
  });
  const full: FullWorkbookJob = { ...job, dayNumbers: dayNumbersOf(job.sheet) };
  worker.postMessage(full);
  return finished.finally(() => {
    worker.terminate();
  });
}
