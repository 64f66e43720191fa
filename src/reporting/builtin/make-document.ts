import type { MadeReport } from '@/reporting/report-engine';

import { makeMatrix, type FullMatrixJob } from './matrix/make-matrix';
import { makeReport, type FullJob } from './report/make-report';

/** A job for the worker: a report or a combined history. */
export type DocumentJob = FullJob | FullMatrixJob;

/** Draws whichever document a job asks for. */
export function makeDocument(job: DocumentJob): Promise<MadeReport> {
  return 'matrix' in job ? makeMatrix(job) : makeReport(job);
}
