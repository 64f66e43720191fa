/**
 * All that this device keeps between visits: nothing about a person. `signOuts` outlives a sign-out without
 * the host's help alone, for eight hours (`api/session/sign-outs`).
 */
type DeviceKey = 'language' | 'lastUserType' | 'colorScheme' | 'signOuts';

/**
 * What outlives the tab; the only file that touches localStorage. A browser that refuses storage is no failure: values are then
 * simply not kept.
 */
export function readDevice(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for the next visits. */
export function writeDevice(key: DeviceKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or refused: see above.
  }
}

/** Forgets a value. */
export function clearDevice(key: DeviceKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Refused: then nothing was kept either.
  }
}
