import { MissingPartError, orMissingPart } from '@/lib/missing-part-error';
import type { MadeReport } from '@/reporting/report-engine';

import { makeDocument, type DocumentJob } from './make-document';
import type { ReportFonts } from './fonts/report-fonts';
import type { ProtectionJob } from './protection/protect-pdf';

type WithoutFonts<Job> = Job extends DocumentJob ? Omit<Job, 'fonts'> : never;

/** What the worker takes: first the typeface, then one document after another; a finished one to protect needs no typeface. */
export type WorkerOrder =
  | { readonly fonts: ReportFonts }
  | { readonly protection: ProtectionJob }
  | WithoutFonts<DocumentJob>;

/** A finished file. */
export type ProtectedFile = Pick<MadeReport, 'pdf'>;

/** What the worker answers to each document: the document, or that it could not be made, maybe for want of a part of the portal. */
export type WorkerAnswer<Made extends ProtectedFile = MadeReport> =
  { readonly made: Made } | 'failed' | 'missing-part';

let fonts: ReportFonts | null = null;

function answer(message: WorkerAnswer<ProtectedFile>): void {
  const transfer = typeof message === 'string' ? [] : [message.made.pdf.buffer];
  self.postMessage(message, { transfer });
}

async function draw(order: WithoutFonts<DocumentJob>): Promise<WorkerAnswer> {
  if (fonts === null) return 'failed';
  return { made: await makeDocument({ ...order, fonts }) };
}

async function protect(job: ProtectionJob): Promise<WorkerAnswer<ProtectedFile>> {
  const { protectPdf } = await orMissingPart(import('./protection/protect-pdf'));
  return { made: { pdf: await protectPdf(job) } };
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  if ('fonts' in data) {
    fonts = data.fonts;
    return;
  }
  const making = 'protection' in data ? protect(data.protection) : draw(data);
  making.then(answer, (error: unknown) => {
    answer(error instanceof MissingPartError ? 'missing-part' : 'failed');
  });
});
