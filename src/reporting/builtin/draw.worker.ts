import { makeReport, type FullJob } from './make-report';

/** What the worker answers: the report, or that it could not be drawn. */
export type WorkerAnswer = { readonly made: Awaited<ReturnType<typeof makeReport>> } | null;

function answer(message: WorkerAnswer): void {
  const transfer = message === null ? [] : [message.made.pdf.buffer];
  self.postMessage(message, { transfer });
}

self.addEventListener('message', ({ data }: MessageEvent<FullJob>) => {
  makeReport(data).then(
    (made) => {
      answer({ made });
    },
    () => {
      answer(null);
    },
  );
});
