import type { MatrixSheet } from '@/domain/results/history/history-matrix-sheet';

import { dayNumberOf } from './day-number';
import { runWorkbookWorker } from './run-workbook-worker';
import workerUrl from './workbook.worker?worker&url';
import type { FullWorkbookJob, WorkbookJob } from './workbook-job';

function dayNumbersOf({ rows }: MatrixSheet): ReadonlyMap<number, number> {
  const entries = rows.flatMap((row) => (row.kind === 'test' ? row.cells.flat() : []));
  const instants = new Set(entries.flatMap(({ instant }) => instant ?? []));
  return new Map(
    [...instants].flatMap((instant) => {
      const day = dayNumberOf(instant);
      return day === null ? [] : [[instant, day] as const];
    }),
  );
}

/** The combined history as a workbook, made in a worker so that the page stays free. Rejects with `ReportEngineError`. */
export function makeMatrixWorkbook(
  job: WorkbookJob,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const full: FullWorkbookJob = { ...job, dayNumbers: dayNumbersOf(job.sheet) };
  return runWorkbookWorker(workerUrl, full, signal);
}
