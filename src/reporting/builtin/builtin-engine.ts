import type { MadeReport, ReportEngine, ReportJob } from '@/reporting/report-engine';
import { loadTemplate } from '@/reporting/template-source';

import { drawWithAttachments } from './attachments/draw-with-attachments';
import { loadFonts } from './fonts/font-source';

/** Reports drawn by our own templates in a worker, so that the page stays free (docs/quality.md, Report). */
export const builtinEngine: ReportEngine = {
  async make(job: ReportJob, signal?: AbortSignal): Promise<MadeReport> {
    const { data, attachments, merged, language } = job;
    const [template, fonts] = await Promise.all([
      loadTemplate(job.template, signal),
      loadFonts(signal),
    ]);
    signal?.throwIfAborted();
    const full = { data, attachments, merged, language, template, fonts, drawn: null };
    return drawWithAttachments(full, signal);
  },
};
