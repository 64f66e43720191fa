import type { Metric } from 'web-vitals';

import { ApiError, type ApiErrorKind } from '@/lib/http/api-error';
import { MissingPartError, orMissingPart } from '@/lib/missing-part-error';
import { runtimeConfig } from '@/lib/runtime-config';

/** `portal`: nothing was sent, or the answer was found to be useless only later. */
type ServerName = 'service' | 'mail' | 'app' | 'merge' | 'lis' | 'portal';

/** What a failure is counted under. No text of an answer, an address or a person fits in. */
type FailureName =
  `${ServerName} ${ApiErrorKind | `${number}xx`}` | 'missing-part' | 'screen' | 'script' | 'policy';

/** What browsers say for those who want to be left alone (https://privacycg.github.io/gpc-spec/). */
interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Null where nobody wants to know. */
let failures: Map<FailureName, number> | null = null;
const told = new WeakSet();
const vitals = new Map<Metric['name'], number>();

function count(name: FailureName): void {
  failures?.set(name, (failures.get(name) ?? 0) + 1);
}

function serverName({ server }: ApiError): ServerName {
  const { serviceUrl, mailUrl, appServerUrl, mergeUrl } = runtimeConfig();
  if (server === '') return 'portal';
  if (server === serviceUrl) return 'service';
  if (server === appServerUrl) return 'app';
  if (server === mergeUrl) return 'merge';
  return server === mailUrl ? 'mail' : 'lis';
}

function failureName(error: unknown): FailureName {
  if (error instanceof MissingPartError) return 'missing-part';
  if (!(error instanceof ApiError)) return 'screen';
  const { kind, status } = error;
  const server = serverName(error);
  if (kind !== 'rejected' || status === null) return `${server} ${kind}`;
  return `${server} ${Math.floor(status / 100)}xx`;
}

/** Counts a failed call, part or screen once, however many tell of it. Does nothing where telemetry is off. */
export function tellFailure(error: unknown): void {
  if (failures === null || (error instanceof ApiError && error.kind === 'aborted')) return;
  if (error instanceof Error) {
    if (told.has(error)) return;
    told.add(error);
  }
  count(failureName(error));
}

function noteVital({ name, value }: Metric): void {
  const digits = name === 'CLS' ? 1000 : 1;
  vitals.set(name, Math.round(value * digits) / digits);
}

/**
 * Starts what the laboratory learns of how visits go, once a page: sent to `url` by the browser's own beacon whenever the page is
 * hidden or left. With an empty address, or where the browser asks not to be watched, nothing is noted.
 */
export async function startTelemetry(url: string): Promise<void> {
  const { globalPrivacyControl, doNotTrack }: Wishes = navigator;
  if (url === '' || failures !== null || globalPrivacyControl === true || doNotTrack === '1')
    return;
  const counts = new Map<FailureName, number>();
  failures = counts;
  const send = () => {
    if (counts.size + vitals.size === 0) return;
    const visit = { vitals: Object.fromEntries(vitals), failures: Object.fromEntries(counts) };
    vitals.clear();
    counts.clear();
    // As text: it needs no permission of another origin's server.
    navigator.sendBeacon(url, JSON.stringify({ build: import.meta.env.PORTAL_VERSION, ...visit }));
  };
  for (const event of ['error', 'unhandledrejection'] as const) {
    window.addEventListener(event, () => {
      count('script');
    });
  }
  document.addEventListener('securitypolicyviolation', () => {
    count('policy');
  });
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  const measure = await orMissingPart(import('web-vitals')).catch(tellFailure);
  // Their last numbers come when the page is hidden: heard on the way down to the document, before what is sent then.
  measure?.onLCP(noteVital);
  measure?.onINP(noteVital);
  measure?.onCLS(noteVital);
}
