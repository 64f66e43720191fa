import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import type { MadeReport } from '@/reporting/report-engine';
import { loadTemplate } from '@/reporting/template-source';

import { drawInWorker } from '@/reporting/builtin/draw-in-worker';
import { loadFonts } from '@/reporting/builtin/fonts/font-source';
import type { MatrixJob } from './make-matrix';

/**
 * The combined history as PDF, by the paper, fonts, head and foot of the laboratory's report. Rejects with `FileError` for a bad
 * installation and `ReportEngineError` for a failure.
 */
export async function makeMatrixPdf(job: MatrixJob, signal?: AbortSignal): Promise<MadeReport> {
  const [template, fonts] = await Promise.all([
    loadTemplate(GENERAL_TEMPLATE, signal),
    loadFonts(signal),
  ]);
  signal?.throwIfAborted();
  return drawInWorker({ ...job, template, fonts }, signal);
}
