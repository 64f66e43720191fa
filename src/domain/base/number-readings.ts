const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** One separator before three digits: thousands or decimals? Nobody can tell (docs/promises.md, Parsing). */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

function numberOf(plain: string): number {
  // Adding 0 turns -0 into 0.
  return Number(plain.replace(',', '.')) + 0;
}

/**
 * The numbers that a text can mean, read from end to end with a point or a comma: none for `<5`, titres and words, one for `12` or
 * `0.125`, two for `3.410`, first with decimals (3.41), then in thousands (3410).
 */
export function numberReadings(written: string): readonly number[] {
  const text = written.trim();
  if (!NUMBER.test(text)) return [];
  const decimal = numberOf(text);
  if (!Number.isFinite(decimal)) return [];
  return AMBIGUOUS.test(text) ? [decimal, numberOf(text.replace(/[.,]/, ''))] : [decimal];
}

/** The number that a text means without any doubt, or null. */
export function plainNumber(written: string): number | null {
  const [number, other] = numberReadings(written);
  return number === undefined || other !== undefined ? null : number;
}
