import { trustedScriptUrl } from '@/lib/http/trusted-script-url';
import { ReportEngineError, type MadeReport } from '@/reporting/report-engine';

import workerUrl from './draw.worker?worker&url';
import type { ProtectedFile, WorkerAnswer, WorkerOrder } from './draw.worker';
import type { DocumentJob } from './make-document';
import type { ReportFonts } from './fonts/report-fonts';
import type { ProtectionJob } from './protection/protect-pdf';

/** A worker, and the typeface that it has. */
interface Drawer {
  readonly worker: Worker;
  readonly fonts: ReportFonts | null;
}

/** Waits for the next document of a batch: starting a worker takes longer than drawing. */
let idle: Drawer | null = null;
let batches = 0;

function release(): void {
  idle?.worker.terminate();
  idle = null;
}

/** Until the returned function is called, the documents drawn one after another share a worker. */
export function beginBatch(): () => void {
  batches += 1;
  return () => {
    batches -= 1;
    if (batches === 0) release();
  };
}

/** Null: whichever typeface it has. */
function takeDrawer(fonts: ReportFonts | null): Drawer {
  if (idle !== null && (fonts === null || idle.fonts === fonts)) {
    const drawer = idle;
    idle = null;
    return drawer;
  }
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  if (fonts !== null) worker.postMessage({ fonts } satisfies WorkerOrder);
  return { worker, fonts };
}

function giveBack(drawer: Drawer): void {
  release();
  if (batches > 0) idle = drawer;
  else drawer.worker.terminate();
}

async function madeBy<Made extends ProtectedFile>(
  { worker }: Drawer,
  order: WorkerOrder,
  signal: AbortSignal | undefined,
): Promise<Made> {
  const listening = new AbortController();
  const until = { signal: listening.signal };
  const finished = new Promise<Made>((resolve, reject) => {
    const onAnswer = ({ data }: MessageEvent<WorkerAnswer<Made>>) => {
      if (data === null) reject(new ReportEngineError());
      else resolve(data.made);
    };
    const onError = () => {
      reject(new ReportEngineError());
    };
    const onAbort = () => {
      reject(new DOMException('stopped', 'AbortError'));
    };
    worker.addEventListener('message', onAnswer, until);
    worker.addEventListener('error', onError, until);
    signal?.addEventListener('abort', onAbort, until);
  });
  worker.postMessage(order);
  try {
    return await finished;
  } finally {
    listening.abort();
  }
}

/** What a drawer makes of an order; one that broke on the way is ended and leaves nothing behind. */
async function madeAndGivenBack<Made extends ProtectedFile>(
  drawer: Drawer,
  order: WorkerOrder,
  signal: AbortSignal | undefined,
): Promise<Made> {
  try {
    const made = await madeBy<Made>(drawer, order, signal);
    giveBack(drawer);
    return made;
  } catch (error) {
    drawer.worker.terminate();
    throw error;
  }
}

/**
 * Draws a document in a worker of its own, or within a batch in the one before: an abort ends the work at once, and a document that
 * broke leaves nothing behind.
 */
export function drawInWorker(
  { fonts, ...order }: DocumentJob,
  signal: AbortSignal | undefined,
): Promise<MadeReport> {
  return madeAndGivenBack(takeDrawer(fonts), order, signal);
}

/** Puts a finished document behind a password, by the same workers. Rejects with `ReportEngineError` when it could not be done. */
export async function protectInWorker(
  job: ProtectionJob,
  signal: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawer = takeDrawer(null);
  return (await madeAndGivenBack<ProtectedFile>(drawer, { protection: job }, signal)).pdf;
}
