import { makeWorkbook } from './make-workbook';
import type { FullWorkbookJob } from './workbook-job';

self.addEventListener('message', ({ data }: MessageEvent<FullWorkbookJob>) => {
  const workbook = makeWorkbook(data);
  self.postMessage(workbook, { transfer: [workbook.buffer] });
});
