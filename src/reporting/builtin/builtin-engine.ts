import type { MadeReport, ReportEngine, ReportJob } from '@/reporting/report-engine';

import { drawWithAttachments } from './attachments/draw-with-attachments';
import { warmWorker } from './draw-in-worker';
import { loadLatinFonts } from './fonts/font-source';
import { loadPaper } from './load-paper';
import { inLargePrint } from './report/large-print';

/** Reports drawn by our own templates in a worker, so that the page stays free. */
export const engine: ReportEngine = {
  /** With the typeface that most reports are drawn with. */
  async warm(): Promise<void> {
    const fonts = await loadLatinFonts();
    if (fonts !== null) warmWorker(fonts);
  },

  async make(job: ReportJob, signal?: AbortSignal): Promise<MadeReport> {
    const { data, attachments, merged, language } = job;
    const names = attachments.map(({ name }) => name);
    const paper = await loadPaper(job.template, [data, names], signal);
    const template = job.isLargePrint === true ? inLargePrint(paper.template) : paper.template;
    const full = { data, attachments, merged, language, ...paper, template, drawn: null };
    return drawWithAttachments(full, signal);
  },
};
