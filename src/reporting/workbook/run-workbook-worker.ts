import { trustedScriptUrl } from '@/lib/http/trusted-script-url';
import { isMissingScript, MissingPartError } from '@/lib/missing-part-error';
import { ReportEngineError } from '@/reporting/report-engine';

/**
 * A workbook made by a worker's script, so that the page stays free. Rejects with `ReportEngineError`, with `AbortError`, and with
 * `MissingPartError` when the script did not come.
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
    worker.addEventListener('error', (error: Event) => {
      reject(isMissingScript(error) ? new MissingPartError() : new ReportEngineError('workbook'));
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
