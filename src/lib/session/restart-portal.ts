/** Tells the page loaded next why; the address is the one thing that clearing the site's data leaves alone. */
const ADDRESSES = { expired: '?expired', refused: '?refused' } as const;

/** How a session ended that its user did not end: it grew too old, or no server ever took its token. */
export type SessionEndNote = keyof typeof ADDRESSES;

/**
 * Loads the portal anew, at its root or an address that asks for a session, in place of the page left: memory goes with the old
 * page, and "Back" finds the login.
 */
export function restartPortal(address = '/'): void {
  window.location.replace(address);
}

/** The same after a session that its user did not end. */
export function restartPortalWith(note: SessionEndNote): void {
  window.location.replace(`/${ADDRESSES[note]}`);
}

/** What the page before this one left to be told; null for nothing. */
export function noteOfLastPage(): SessionEndNote | null {
  const { search } = window.location;
  if (search === ADDRESSES.expired) return 'expired';
  return search === ADDRESSES.refused ? 'refused' : null;
}
