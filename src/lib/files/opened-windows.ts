const opened = new Set<Window>();

/**
 * Opens a window of the portal's own that knows nothing of the page it came from; null when the browser blocks it. It closes with
 * that page: another one, such as the page after a reload, could not close it at the end of the session.
 */
export function openWindow(url: string): Window | null {
  const window = globalThis.open(url, '_blank');
  if (window === null) return null;
  window.opener = null;
  for (const earlier of opened) if (earlier.closed) opened.delete(earlier);
  opened.add(window);
  globalThis.addEventListener('pagehide', closeOpenedWindows);
  return window;
}

/** Closes every window that was opened: what it shows outlives its address, and must not outlive the session. */
export function closeOpenedWindows(): void {
  for (const window of opened) window.close();
  opened.clear();
}
