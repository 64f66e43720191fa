/** Why a reset link no longer works. */
export type ResetRefusal = 'not-set' | 'expired';

/** Wrong password value, wrong user type: the words for both are that the time is over. */
const OTHER_ENTRY = /^\s*[12]\s*\|/;
/** How servers word a token that is over, which reaches us as an unexpected failure. */
const OVER =
  /time is over|(?:token|jwt|link|enlace|tiempo)[^|]{0,60}?(?:expir|venci|caduc)|(?:expired|vencid[oa]|caducad[oa])[^|]{0,20}?(?:token|jwt|link|enlace)/i;

/**
 * What the server says against a reset, as the message or among the `errorFields`: "password not set" means that the link was used
 * before (0099), its other entries and an expired token that its time is over. Null for everything else: then the link may still
 * be good.
 */
export function resetRefusal(entries: readonly string[]): ResetRefusal | null {
  if (entries.some((entry) => /^\s*3\s*\||password not set/i.test(entry))) return 'not-set';
  const isOver = entries.some((entry) => OTHER_ENTRY.test(entry) || OVER.test(entry));
  return isOver ? 'expired' : null;
}
