/** The words of unit symbols in one language. */
export interface UnitWords {
  /** What is counted: "miligramos" for `mg`, "miles" for `10³`. */
  readonly amounts: Readonly<Record<string, string>>;
  /** What it is counted in: "decilitro" for `dL`. */
  readonly wholes: Readonly<Record<string, string>>;
  /** Stands between them: "por". */
  readonly per: string;
}

/** Two characters that look alike: the micro sign and the Greek letter. */
const MU = /\u03bc/g;

/** A symbol that a word may follow, as in `mL FEU`. */
const WITH_QUALIFIER = /^(\S+) (\D+)$/;

function wordOf(symbol: string, words: UnitWords['amounts']): string | null {
  return Object.hasOwn(words, symbol) ? (words[symbol] ?? null) : null;
}

function wholeWord(symbol: string, { wholes }: UnitWords): string | null {
  const [, unit = '', qualifier = ''] = WITH_QUALIFIER.exec(symbol) ?? [];
  const word = wordOf(unit, wholes);
  return wordOf(symbol, wholes) ?? (word === null ? null : `${word} ${qualifier}`);
}

/**
 * A unit as it is said: `mg/dL` is "miligramos por decilitro". One of which a part is not known stays as the laboratory wrote it:
 * half a unit would be another one.
 */
export function spokenUnit(unit: string, words: UnitWords): string {
  const [symbol = '', ...others] = unit.replace(MU, 'µ').split('/');
  const amount = wordOf(symbol.trim(), words.amounts);
  const wholes = others.map((other) => wholeWord(other.trim(), words));
  if (amount === null || wholes.includes(null)) return unit;
  return [amount, ...wholes].join(` ${words.per} `);
}
