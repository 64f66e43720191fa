interface Limits {
  readonly milliseconds: number;
  /** Each of them ends the work. */
  readonly signals?: readonly AbortSignal[];
  /** What is rejected with where the time was too short. */
  readonly late: () => Error;
}

/**
 * Lets work take its time at most and ends it with the signals, also where the work itself listens to neither: one call or report
 * that hangs must not hold up the rest. Rejects with what `late` gives, and with `AbortError`.
 */
export async function inTime<T>(
  work: (stop: AbortSignal) => Promise<T>,
  { milliseconds, signals = [], late }: Limits,
): Promise<T> {
  const stop = new AbortController();
  const over = new AbortController();
  const once = { once: true, signal: over.signal };
  let isLate = false;
  // Listens before the work does: what the work says of its end never stands in for the reason.
  const stopped = new Promise<never>((_, reject) => {
    const end = () => {
      reject(isLate ? late() : new DOMException('stopped', 'AbortError'));
    };
    stop.signal.addEventListener('abort', end, once);
  });
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, milliseconds);
  const cancel = () => {
    stop.abort();
  };
  for (const signal of signals) {
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, once);
  }
  try {
    return await Promise.race([stopped, work(stop.signal)]);
  } finally {
    clearTimeout(timer);
    // A signal that is listened to lives as long as `signals`, and with it the result: a zip would hold each of its reports.
    over.abort();
  }
}
