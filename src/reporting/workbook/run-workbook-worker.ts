import { ApiError } from '@/lib/http/api-error';
import { trustedScriptUrl } from '@/lib/http/trusted-script-url';
import { ReportEngineError } from '@/reporting/report-engine';

/**
 * A workbook made by a worker's script, so that the page stays free. Rejects with `ReportEngineError` and with `AbortError`; without
 * a connection, where the script cannot be loaded, with `ApiError`.
 */
export async function runWorkbookWorker(
  script: string,
  job: unknown,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(trustedScriptUrl(script), { type: 'module' });
  const finished = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
      resolve(data);
    });
    worker.addEventListener('error', () => {
      const isOnline = navigator.onLine;
      reject(isOnline ? new ReportEngineError('workbook') : new ApiError('offline', script));
    });
    signal.addEventListener('abort', () => {
      reject(new DOMException('stopped', 'AbortError'));
    });
  });
  worker.postMessage(job);
  try {
    return await finished;
  } finally {
    worker.terminate();
  }
}
