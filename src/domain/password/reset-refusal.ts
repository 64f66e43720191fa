/** Why a reset link no longer works. */
export type ResetRefusal = 'not-set' | 'expired';

/**
 * What the server says against a reset (spec §8, Password reset; contract §2): "password not set" means that the link was used
 * before (0099), everything else that its time is over. The entry comes as the message or among the `errorFields`.
 */
export function resetRefusal(entries: readonly string[]): ResetRefusal {
  const isNotSet = entries.some((entry) => /^\s*3\s*\||password not set/i.test(entry));
  return isNotSet ? 'not-set' : 'expired';
}
