import type { MadeReport } from '@/reporting/report-engine';

import { makeDocument, type DocumentJob } from './make-document';

/** What the worker answers: the document, or that it could not be drawn. */
export type WorkerAnswer = { readonly made: MadeReport } | null;

function answer(message: WorkerAnswer): void {
  const transfer = message === null ? [] : [message.made.pdf.buffer];
  self.postMessage(message, { transfer });
}

self.addEventListener('message', ({ data }: MessageEvent<DocumentJob>) => {
  makeDocument(data).then(
    (made) => {
      answer({ made });
    },
    () => {
      answer(null);
    },
  );
});
