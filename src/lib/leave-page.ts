/** Tells the page loaded next why; the address is the one thing that clearing the site's data leaves alone. */
const EXPIRED = '?expired';

/**
 * Loads the portal anew at its root, in place of the page left: memory goes with the old page, and "Back" finds the login
 * (docs/promises.md C2, C5).
 */
export function leavePage(): void {
  window.location.replace('/');
}

/** The same after a session that its user did not end. */
export function leaveExpiredPage(): void {
  window.location.replace(`/${EXPIRED}`);
}

/** This page was loaded because a session expired. */
export function isExpiredPage(): boolean {
  return window.location.search === EXPIRED;
}
