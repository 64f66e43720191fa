import { hearFailures } from './failures';

/** What browsers say for those who want to be left alone (https://privacycg.github.io/gpc-spec/). */
interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

function wantsToBeLeftAlone({ globalPrivacyControl, doNotTrack }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

let isStarted = false;

/**
 * Starts what the laboratory learns of how visits go, once a page. With an empty address, or where the browser asks not to be
 * watched, nothing is loaded, held or sent.
 */
export async function startTelemetry(url: string): Promise<void> {
  if (url === '' || isStarted || wantsToBeLeftAlone(navigator)) return;
  isStarted = true;
  const early: unknown[] = [];
  hearFailures((error) => early.push(error));
  try {
    const { reportVisit } = await import('./report-visit');
    reportVisit(url, early);
  } catch {
    // Nobody waits for it.
    hearFailures(() => undefined);
  }
}
