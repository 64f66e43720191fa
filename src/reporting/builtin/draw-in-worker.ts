import { trustedScriptUrl } from '@/lib/http/trusted-script-url';
import { ReportEngineError, type MadeReport } from '@/reporting/report-engine';

import workerUrl from './draw.worker?worker&url';
import type { WorkerAnswer, WorkerOrder } from './draw.worker';
import type { DocumentJob } from './make-document';
import type { ReportFonts } from './fonts/report-fonts';

/** A worker that has the typeface. */
interface Drawer {
  readonly worker: Worker;
  readonly fonts: ReportFonts;
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

function takeDrawer(fonts: ReportFonts): Drawer {
  if (idle?.fonts === fonts) {
    const drawer = idle;
    idle = null;
    return drawer;
  }
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  worker.postMessage({ fonts } satisfies WorkerOrder);
  return { worker, fonts };
}

function giveBack(drawer: Drawer): void {
  release();
  if (batches > 0) idle = drawer;
  else drawer.worker.terminate();
}

async function madeBy(
  { worker }: Drawer,
  order: WorkerOrder,
  signal: AbortSignal | undefined,
): Promise<MadeReport> {
  const listening = new AbortController();
  const until = { signal: listening.signal };
  const finished = new Promise<MadeReport>((resolve, reject) => {
    const onAnswer = ({ data }: MessageEvent<WorkerAnswer>) => {
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

/**
 * Draws a document in a worker of its own, or within a batch in the one before: an abort ends the work at once, and a document that
 * broke leaves nothing behind.
 */
export async function drawInWorker(
  { fonts, ...order }: DocumentJob,
  signal: AbortSignal | undefined,
): Promise<MadeReport> {
  const drawer = takeDrawer(fonts);
  try {
    const made = await madeBy(drawer, order, signal);
    giveBack(drawer);
    return made;
  } catch (error) {
    drawer.worker.terminate();
    throw error;
  }
}
