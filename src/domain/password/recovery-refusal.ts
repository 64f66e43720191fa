/** Why no mail was sent: the account has no address (0095), there is no such account, or another reason (0096). */
export type RecoveryRefusal = 'no-address' | 'unknown-user' | 'other';

/** What the server says against a recovery: `n|text` as the message or among the `errorFields` (spec §8; contract §2). */
export function recoveryRefusal(entries: readonly string[]): RecoveryRefusal {
  if (entries.some((entry) => /^\s*3\s*\||mail not found/i.test(entry))) return 'no-address';
  if (entries.some((entry) => /^\s*2\s*\||user not found/i.test(entry))) return 'unknown-user';
  return 'other';
}
