import { inTime } from './in-time';

/** Milliseconds after which a reading that stalls is given up. */
const TIME_LIMIT = 90_000;
const nobodyStops = () => new AbortController().signal;

interface Reading<Found> {
  readonly kept: Map<string, Promise<Found>>;
  readonly name: string;
  readonly read: (signal: AbortSignal) => Promise<Found>;
}

/**
 * What `read` finds under a name, read once and kept, also for those who ask meanwhile. After a failure, and once somebody gave up
 * waiting for it, it is read anew: on a bad network a reading may stall, and would hold up every later report. Rejects as `read`
 * does, with `ReportEngineError` when it took too long, and when the signal aborts, which ends the wait and not the reading.
 */
export async function readOnce<Found>(
  { kept, name, read }: Reading<Found>,
  signal: AbortSignal = nobodyStops(),
): Promise<Found> {
  const reading = kept.get(name) ?? inTime(read, TIME_LIMIT, nobodyStops());
  kept.set(name, reading);
  try {
    return await inTime(() => reading, TIME_LIMIT, signal);
  } catch (error) {
    if (kept.get(name) === reading) kept.delete(name);
    throw error;
  }
}
