import { readSummary } from './read-summary';
import { makeSummaryWorkbook } from './make-summary-workbook';
import type { SummaryJob } from './summary-job';

/** A rejection would reach nobody: an error ends the worker, which the page hears. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

async function answer({ included, ...job }: SummaryJob<Blob>): Promise<void> {
  const read = await Promise.all(included.map(readSummary));
  const workbook = makeSummaryWorkbook({ ...job, included: read });
  self.postMessage(workbook, { transfer: [workbook.buffer] });
}

self.addEventListener('message', ({ data }: MessageEvent<SummaryJob<Blob>>) => {
  answer(data).catch(fail);
});
