import {
  ReportEngineError,
  type MadeReport,
  type ReportEngine,
  type ReportJob,
} from './report-engine';

/** Milliseconds that the drawing of a report may take. */
const TIME_LIMIT = 60_000;
const LATE = 'late';
const PDF_HEAD = '%PDF-';

function isPdf(pdf: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(pdf.subarray(0, PDF_HEAD.length)) === PDF_HEAD;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => {
      const isLate = signal.reason === LATE;
      reject(isLate ? new ReportEngineError('late') : new DOMException('stopped', 'AbortError'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Draws a report, at most a minute long. Rejects with `ReportEngineError` when that was too short, and when what the engine made is
 * no PDF: such a file never reaches the reader (safety.md F12).
 */
export async function drawInTime(
  engine: ReportEngine,
  job: ReportJob,
  signal: AbortSignal,
): Promise<MadeReport> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort(LATE);
  }, TIME_LIMIT);
  const either = AbortSignal.any([signal, limit.signal]);
  try {
    const made = await Promise.race([engine.make(job, either), rejectOnAbort(either)]);
    if (!isPdf(made.pdf)) throw new ReportEngineError();
    return made;
  } finally {
    clearTimeout(timer);
  }
}
