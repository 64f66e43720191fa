import { currentSession } from '@/lib/http/request-session';
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

/** Milliseconds for which a worker waits for another document: starting one takes longer than drawing. */
const PATIENCE = 3 * 60_000;

/** Waits for the next document. What it drew is still in its memory: it goes with the session at the latest. */
let idle: Drawer | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;

function release(): void {
  clearTimeout(patience);
  idle?.worker.terminate();
  idle = null;
}

/** Null: whichever typeface it has. */
function takeDrawer(fonts: ReportFonts | null): Drawer {
  if (idle !== null && (fonts === null || idle.fonts === fonts)) {
    const drawer = idle;
    idle = null;
    clearTimeout(patience);
    return drawer;
  }
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  if (fonts !== null) worker.postMessage({ fonts } satisfies WorkerOrder);
  return { worker, fonts };
}

function giveBack(drawer: Drawer, session: AbortSignal): void {
  release();
  idle = drawer;
  if (session.aborted) {
    release();
    return;
  }
  patience = setTimeout(release, PATIENCE);
  session.addEventListener('abort', release, { once: true });
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
  const session = currentSession().signal;
  try {
    const made = await madeBy<Made>(drawer, order, signal);
    giveBack(drawer, session);
    return made;
  } catch (error) {
    drawer.worker.terminate();
    throw error;
  }
}

/**
 * Draws a document, where it can in the worker of the one before: an abort ends the work at once, and a document that broke leaves
 * nothing behind.
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
