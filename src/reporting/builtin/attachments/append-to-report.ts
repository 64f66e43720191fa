import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import { loadPaper } from '@/reporting/builtin/load-paper';
import type { MadeReport, ReportJob } from '@/reporting/report-engine';

import { drawWithAttachments } from './draw-with-attachments';

/** A report that another engine drew. */
interface DrawnJob {
  readonly job: ReportJob;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/**
 * Appends a job's attachments to its report in a worker. What cannot be appended is named in `skipped` and on a page with the
 * patient's block. Rejects with `FileError` and `ReportEngineError` as an engine does.
 */
export async function appendToReport(
  { job, pdf }: DrawnJob,
  signal?: AbortSignal,
): Promise<Pick<MadeReport, 'pdf' | 'skipped' | 'lessened'>> {
  const { data, attachments, merged, language } = job;
  if (attachments.length === 0) return { pdf, skipped: [], lessened: [] };
  const names = attachments.map(({ name }) => name);
  const paper = await loadPaper(GENERAL_TEMPLATE, [data, names], signal);
  const full = { data, attachments, merged, language, ...paper, drawn: pdf };
  return drawWithAttachments(full, signal);
}
