import { orMissingPart } from '@/lib/missing-part-error';

import type { ProtectionJob } from './builtin/protection/protect-pdf';
import { inTime } from './in-time';

/** Milliseconds: a report takes a quarter of a second, one with hundreds of scanned pages some ten. */
const TIME_LIMIT = 60_000;

/**
 * Puts a finished report of either engine behind a password, in a worker loaded on first use. Rejects with `ReportEngineError` when
 * that failed or took a minute, with `MissingPartError`, and when `signal` aborts; the unprotected file never stands in for it.
 */
export async function protectInTime(
  job: ProtectionJob,
  signal = new AbortController().signal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { protectInWorker } = await orMissingPart(import('./builtin/draw-in-worker'));
  return inTime((either) => protectInWorker(job, either), TIME_LIMIT, signal);
}
