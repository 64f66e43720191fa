/** Editors store an empty text as empty elements and hard spaces: those are no terms. */
export function hasTerms(terms: string): boolean {
  return terms.replaceAll(/<[^<>]*>|&nbsp;|\u00a0/g, '').trim() !== '';
}
