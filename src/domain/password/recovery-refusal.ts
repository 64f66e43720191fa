/** Why no mail was sent: the account has no address (0095), there is no such account, or another entry (0096). */
export type RecoveryRefusal = 'no-address' | 'unknown-user' | 'other';

const ENTRY = /^\s*\d{1,3}\s*\|/;

/**
 * What the server says against a recovery: `n|text` as the message or among the `errorFields`. Null when no entry is there: then
 * the server failed, and the user is not to blame.
 */
export function recoveryRefusal(entries: readonly string[]): RecoveryRefusal | null {
  if (entries.some((entry) => /^\s*3\s*\||mail not found/i.test(entry))) return 'no-address';
  if (entries.some((entry) => /^\s*2\s*\||user not found/i.test(entry))) return 'unknown-user';
  return entries.some((entry) => ENTRY.test(entry)) ? 'other' : null;
}
