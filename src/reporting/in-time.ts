import { inTime as withinTime } from '@/lib/in-time';

import { ReportEngineError } from './report-engine';

/** Lets the making of a file take at most `milliseconds`. Rejects with `ReportEngineError` when it was late, and with `AbortError`. */
export function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<T> {
  const late = () => new ReportEngineError('late');
  return withinTime(work, { milliseconds, signals: [signal], late });
}
