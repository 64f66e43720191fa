const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const COMPARED = /^(<=|>=|<|>|≤|≥)\s*(\S+)$/;
/** One separator before three digits: thousands or decimals? Nobody can tell. */
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

/** How a result stands to the number beside it. */
export type Comparator = '<' | '<=' | '>' | '>=';

const COMPARATORS: ReadonlyMap<string, Comparator> = new Map([
  ['<', '<'],
  ['<=', '<='],
  ['≤', '<='],
  ['>', '>'],
  ['>=', '>='],
  ['≥', '>='],
]);

/** The comparator of `<5` or `≥ 200` and the text that it stands before, whatever that is; null for all else. */
export function comparedText(
  written: string,
): { readonly comparator: Comparator; readonly text: string } | null {
  const [, sign = '', text = ''] = COMPARED.exec(written.trim()) ?? [];
  const comparator = COMPARATORS.get(sign);
  return comparator === undefined ? null : { comparator, text };
}

/** The number that a text means without any doubt, or null. */
export function plainNumber(written: string): number | null {
  const [number, other] = numberReadings(written);
  return number === undefined || other !== undefined ? null : number;
}
