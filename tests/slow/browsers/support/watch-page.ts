declare global {
  interface Window {
    /** What the page has complained of since the watch began. */
    complaints?: string[];
  }
}

/**
 * Runs in the page: keeps uncaught errors, console errors and violations of the policy. It is written for the page, because not
 * every driver can see them.
 */
export function watchPage(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  const show = window.console.error;
  window.console.error = (...told: readonly unknown[]) => {
    complaints.push(told.map(String).join(' '));
    show(...told);
  };
}
