import { ReportEngineError } from './report-engine';

const LATE = 'late';

function rejectOnAbort(signal: AbortSignal, isOver: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => {
      const isLate = signal.reason === LATE;
      reject(isLate ? new ReportEngineError('late') : new DOMException('stopped', 'AbortError'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true, signal: isOver });
  });
}

/**
 * Lets work take at most `limit` milliseconds and ends it with `signal`, also where the work itself listens to neither: one report
 * that hangs must not hold up the rest. Rejects with `ReportEngineError` when it was late.
 */
export async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limit: number,
  signal: AbortSignal,
): Promise<T> {
  const stop = new AbortController();
  const over = new AbortController();
  const timer = setTimeout(() => {
    stop.abort(LATE);
  }, limit);
  const cancel = () => {
    stop.abort();
  };
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true, signal: over.signal });
  try {
    return await Promise.race([work(stop.signal), rejectOnAbort(stop.signal, over.signal)]);
  } finally {
    clearTimeout(timer);
    // A signal that is listened to lives as long as `signal`, and with it the result: a zip would hold each of its reports.
    over.abort();
  }
}
