import { makeSummaryWorkbook } from './make-summary-workbook';
import type { SummaryJob } from './summary-job';

self.addEventListener('message', ({ data }: MessageEvent<SummaryJob>) => {
  const workbook = makeSummaryWorkbook(data);
  self.postMessage(workbook, { transfer: [workbook.buffer] });
});
