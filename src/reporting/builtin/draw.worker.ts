import type { MadeReport } from '@/reporting/report-engine';

import { makeDocument, type DocumentJob } from './make-document';
import type { ReportFonts } from './fonts/report-fonts';

type WithoutFonts<Job> = Job extends DocumentJob ? Omit<Job, 'fonts'> : never;

/** What the worker takes: first the typeface, then one document after another. */
export type WorkerOrder = { readonly fonts: ReportFonts } | WithoutFonts<DocumentJob>;

/** What the worker answers to each document: the document, or that it could not be drawn. */
export type WorkerAnswer = { readonly made: MadeReport } | null;

let fonts: ReportFonts | null = null;

function answer(message: WorkerAnswer): void {
  const transfer = message === null ? [] : [message.made.pdf.buffer];
  self.postMessage(message, { transfer });
}

async function draw(order: WithoutFonts<DocumentJob>): Promise<WorkerAnswer> {
  if (fonts === null) return null;
  return { made: await makeDocument({ ...order, fonts }) };
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  if ('fonts' in data) {
    fonts = data.fonts;
    return;
  }
  draw(data).then(answer, () => {
    answer(null);
  });
});
