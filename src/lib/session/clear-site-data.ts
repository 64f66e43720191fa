import { readDevice, writeDevice } from './device-storage';

/** Milliseconds that the host may take: the tab is clean before it is asked. */
const CLEARING_LIMIT = 500;
/** What the device keeps is nothing about a person and stays. */
const KEPT = ['language', 'lastUserType', 'colorScheme'] as const;

/**
 * Asks the portal's host to have the browser forget what it cached and stored for this site.
 * Resolves after half a second at most and never rejects.
 */
export async function clearSiteData(): Promise<void> {
  const address = new URL(`${import.meta.env.BASE_URL}signed-out`, document.baseURI);
  const signal = AbortSignal.timeout(CLEARING_LIMIT);
  const kept = KEPT.map((key) => ({ key, value: readDevice(key) }));
  try {
    await fetch(address, { cache: 'no-store', signal });
  } catch {
    // Offline or too slow: nothing of the user is left to clear.
  }
  for (const { key, value } of kept) {
    if (value !== null) writeDevice(key, value);
  }
}
