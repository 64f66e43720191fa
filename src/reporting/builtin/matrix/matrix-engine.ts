import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import { drawInWorker } from '@/reporting/builtin/draw-in-worker';
import { loadPaper } from '@/reporting/builtin/load-paper';
import type { MadeReport } from '@/reporting/report-engine';

import type { MatrixJob } from './make-matrix';

/**
 * The combined history as PDF, by the paper, fonts, head and foot of the laboratory's report. Rejects with `FileError` for a bad
 * installation and `ReportEngineError` for a failure.
 */
export async function makeMatrixPdf(job: MatrixJob, signal?: AbortSignal): Promise<MadeReport> {
  const paper = await loadPaper(GENERAL_TEMPLATE, job.matrix, signal);
  return drawInWorker({ ...job, ...paper }, signal);
}
