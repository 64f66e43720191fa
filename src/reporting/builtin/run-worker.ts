import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { ReportEngineError, type MadeReport } from '@/reporting/report-engine';

import workerUrl from './draw.worker?worker&url';
import type { WorkerAnswer } from './draw.worker';
import type { FullJob } from './make-report';

/** One worker per report: an abort ends the work at once, and a broken report leaves nothing behind. */
export function runWorker(job: FullJob, signal: AbortSignal | undefined): Promise<MadeReport> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const finished = new Promise<MadeReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data === null) reject(new ReportEngineError());
      else resolve(data.made);
    });
    worker.addEventListener('error', () => {
      reject(new ReportEngineError());
    });
    signal?.addEventListener('abort', () => {
      reject(new DOMException('stopped', 'AbortError'));
    });
  });
  worker.postMessage(job);
  return finished.finally(() => {
    worker.terminate();
  });
}
