import { sessionSignal } from '@/lib/http/request-session';
import { trustedScriptUrl } from '@/lib/http/trusted-script-url';
import { isMissingScript, MissingPartError } from '@/lib/missing-part-error';
import { drawingsAtOnce } from '@/reporting/drawings-at-once';
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

/** Who waits for the next document, and until when. What they drew is still in their memory: they go with the session at the latest. */
const idle = new Map<Drawer, ReturnType<typeof setTimeout>>();
/** How many are at work. */
let busy = 0;

/** The drawer's wait is over. */
function recall(drawer: Drawer): void {
  clearTimeout(idle.get(drawer));
  idle.delete(drawer);
}

function release(drawer: Drawer): void {
  recall(drawer);
  drawer.worker.terminate();
}

/** Ends the workers that wait: what comes next needs their memory, or nobody may keep what they drew. */
export function releaseIdle(): void {
  for (const drawer of idle.keys()) release(drawer);
}

/** One whose script does not come, or that breaks while it waits, would answer nothing for ever: it waits no longer. */
function newDrawer(fonts: ReportFonts | null): Drawer {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const drawer = { worker, fonts };
  worker.addEventListener('error', () => {
    release(drawer);
  });
  if (fonts !== null) worker.postMessage({ fonts } satisfies WorkerOrder);
  return drawer;
}

/** The one that waited least, so that those too many come to the end of their wait. Null: whichever typeface it has. */
function takeDrawer(fonts: ReportFonts | null): Drawer {
  const drawer = [...idle.keys()].findLast((waiting) => fonts === null || waiting.fonts === fonts);
  if (drawer !== undefined) {
    recall(drawer);
    return drawer;
  }
  return newDrawer(fonts);
}

/** One that nobody needs makes room for it. */
function giveBack(drawer: Drawer, session: AbortSignal): void {
  const [longest] = idle.keys();
  if (longest !== undefined && idle.size >= drawingsAtOnce()) release(longest);
  if (session.aborted) {
    drawer.worker.terminate();
    return;
  }
  idle.set(
    drawer,
    setTimeout(() => {
      release(drawer);
    }, PATIENCE),
  );
  session.addEventListener('abort', releaseIdle, { once: true });
}

/** Has a worker ready for the first document in a typeface, which is most of its time: one that is at work will be. */
export function warmWorker(fonts: ReportFonts): void {
  if (idle.size + busy > 0) return;
  giveBack(takeDrawer(fonts), sessionSignal());
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
      if (typeof data !== 'string') resolve(data.made);
      else reject(data === 'failed' ? new ReportEngineError() : new MissingPartError());
    };
    const onError = (error: Event) => {
      reject(isMissingScript(error) ? new MissingPartError() : new ReportEngineError());
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
  const session = sessionSignal();
  busy += 1;
  try {
    const made = await madeBy<Made>(drawer, order, signal);
    giveBack(drawer, session);
    return made;
  } catch (error) {
    drawer.worker.terminate();
    throw error;
  } finally {
    busy -= 1;
  }
}

/**
 * Draws a document, where it can in the worker of the one before: an abort ends the work at once, and a document that broke leaves
 * nothing behind. Rejects with `ReportEngineError` when it could not be drawn, and with `MissingPartError`.
 */
export function drawInWorker(
  { fonts, ...order }: DocumentJob,
  signal: AbortSignal | undefined,
): Promise<MadeReport> {
  return madeAndGivenBack(takeDrawer(fonts), order, signal);
}

/** Puts a finished document behind a password, by the same workers. Rejects as `drawInWorker` does. */
export async function protectInWorker(
  job: ProtectionJob,
  signal: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawer = takeDrawer(null);
  return (await madeAndGivenBack<ProtectedFile>(drawer, { protection: job }, signal)).pdf;
}
