/**
 * The storage of this tab, the only place that outlives a reload. A browser that refuses storage is no
 * failure: values are then simply not kept.
 */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value until the tab closes. */
export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Full or refused: see above.
  }
}

/** Forgets everything this tab kept. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Refused: nothing was kept either.
  }
}
