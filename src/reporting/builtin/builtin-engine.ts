import type { MadeReport, ReportEngine, ReportJob } from '@/reporting/report-engine';
import type { ReportTemplate } from '@/reporting/report-template';

import { drawWithAttachments } from './attachments/draw-with-attachments';
import { warmWorker } from './draw-in-worker';
import { loadLatinFonts } from './fonts/font-source';
import { loadPaper } from './load-paper';
import { inLargePrint } from './report/large-print';

/** What the template's code leads to; empty where nobody signs it, or the template has none. */
async function codeOf(job: ReportJob, { qr }: ReportTemplate, signal?: AbortSignal) {
  const { signLink, data } = job;
  if (signLink === undefined) return data.head.printLink;
  return qr.show ? signLink(signal).catch(() => '') : '';
}

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
    const head = { ...data.head, printLink: await codeOf(job, template, signal) };
    const content = { data: { ...data, head }, attachments, merged, language };
    const made = await drawWithAttachments({ ...content, ...paper, template, drawn: null }, signal);
    const withoutCode = job.signLink !== undefined && template.qr.show && head.printLink === '';
    return { ...made, withoutCode };
  },
};
