let held: string | null = null;

/**
 * Takes the token of a reset link out of the address, before anything is asked of any server, so that it stays in no history
 * and reaches no server but with the reset itself (docs/behaviour.md §4, Reset-link flow; docs/promises.md B12). It is held
 * in memory only.
 */
export function takeResetToken(): void {
  const { pathname, search } = window.location;
  const token = pathname === '/' ? new URLSearchParams(search).get('token')?.trim() : undefined;
  held = token === undefined || token === '' ? null : token;
  if (held !== null) window.history.replaceState(window.history.state, '', pathname);
}

/** The token of the link that opened the portal; null when there was none or it was used. */
export function resetToken(): string | null {
  return held;
}

export function forgetResetToken(): void {
  held = null;
}
