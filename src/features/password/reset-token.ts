declare global {
  interface Window {
    /** What public/start-check.js took out of the address, for the portal to take over at its start. */
    resetToken?: string;
  }
}

let held: string | null = null;

/**
 * Takes over the token of a reset link, which left the address before the first module of the portal was loaded: it stays in no
 * history and reaches no server but with the reset itself. It is held in memory only.
 */
export function takeResetToken(): void {
  held = window.resetToken ?? null;
  delete window.resetToken;
}

/** The token of the link that opened the portal; null when there was none or it was used. */
export function resetToken(): string | null {
  return held;
}

export function forgetResetToken(): void {
  held = null;
}
