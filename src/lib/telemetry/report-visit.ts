import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

import { hearFailures } from './failures';
import { failureRecord, visitRecord, vitalRecord, type TelemetryRecord } from './records';

/** A page that fails in a circle says so a hundred times. */
const MOST = 100;

/**
 * Notes how this visit goes and sends it to `url` whenever the page is left or hidden: by the browser's own beacon, which waits for
 * nobody. `early` are the failures from before this part was here.
 */
export function reportVisit(url: string, early: readonly unknown[]): void {
  const waiting: TelemetryRecord[] = [];
  const told = new WeakSet();
  let room = MOST;
  const path = () => window.location.pathname;

  const note = (record: TelemetryRecord | null) => {
    if (record === null || room === 0) return;
    room -= 1;
    waiting.push(record);
  };
  // A failed call comes from the call and from the screen that made it.
  const noteFailure = (error: unknown) => {
    if (error instanceof Error) {
      if (told.has(error)) return;
      told.add(error);
    }
    note(failureRecord(error, path()));
  };
  const noteMetric = ({ name, value }: Metric) => {
    note(vitalRecord(name, value, path()));
  };
  const send = () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
    const records = waiting.splice(0);
    // As text: it needs no permission of another origin's server.
    navigator.sendBeacon(url, JSON.stringify({ build: import.meta.env.PORTAL_VERSION, records }));
  };

  note(visitRecord(path(), navigator.userAgent));
  for (const error of early) noteFailure(error);
  hearFailures(noteFailure);
  window.addEventListener('error', () => {
    note(failureRecord(null, path(), 'script'));
  });
  window.addEventListener('unhandledrejection', () => {
    note(failureRecord(null, path(), 'script'));
  });
  document.addEventListener('securitypolicyviolation', () => {
    note(failureRecord(null, path(), 'policy'));
  });
  // Their last numbers come when the page is hidden, before what is sent then.
  onLCP(noteMetric);
  onINP(noteMetric);
  onCLS(noteMetric);
  document.addEventListener('visibilitychange', send);
}
