import { appendToReport } from '@/reporting/builtin/attachments/append-to-report';
import type { MadeReport, ReportEngine, ReportJob } from '@/reporting/report-engine';

import { drawWithVendor } from './draw-with-vendor';
import { loadFamilies } from './engine-fonts';
import { loadEngine } from './load-engine';
import { withMeasuring } from './measuring-policy';
import { loadMrt } from './mrt-source';
import { templateFamilies } from './scan-template';
import { vendorJob } from './vendor-job';

/**
 * Reports drawn by the laboratories' `.mrt` templates with the licensed engine, in the page: the vendor supports no worker.
 * Attachments are appended as for every engine.
 */
export const stimulsoftEngine: ReportEngine = {
  prepare: loadEngine,

  async make(job: ReportJob, signal?: AbortSignal): Promise<MadeReport> {
    const [vendor, template] = await Promise.all([loadEngine(), loadMrt(job.template, signal)]);
    const families = await loadFamilies(templateFamilies(template.root), signal);
    const { vendorJob: drawing, ...notes } = vendorJob({
      legacy: job.legacy(),
      language: job.language,
      template,
      families,
    });
    signal?.throwIfAborted();
    const pdf = await withMeasuring(() => drawWithVendor(vendor, drawing));
    signal?.throwIfAborted();
    return { ...(await appendToReport({ job, pdf }, signal)), ...notes };
  },
};
