/** Letters written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A value inside a sentence of the portal (React keeps markup apart, only the writing direction can leak): between marks that nobody
 * sees, a name written from right to left leaves the words around it in their order. Other values stay as they are.
 */
export function isolated(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}
