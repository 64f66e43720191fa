const DECIMAL = /^([+-]?)(\d+)(?:([.,])(\d+))?$/;
/** One separator before three digits: thousands or decimals? Nobody can tell (safety.md E4). */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
/** Longer texts are no measurements; whole numbers of any length would only cost time. */
const MOST_CHARACTERS = 30;

interface Decimal {
  readonly units: bigint;
  readonly places: number;
  readonly separator: string;
}

function readDecimal(written: string): Decimal | null {
  const text = written.trim();
  const parts = DECIMAL.exec(text);
  if (parts === null || AMBIGUOUS.test(text) || text.length > MOST_CHARACTERS) return null;
  const [, sign = '', whole = '', separator = '', decimals = ''] = parts;
  const size = BigInt(whole + decimals);
  return { units: sign === '-' ? -size : size, places: decimals.length, separator };
}

function scaled({ units, places }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - places);
}

/**
 * `later - earlier` of two results as the laboratory wrote them, exact, with a sign and as many decimals as the finer of the two:
 * `5.1` after `4.85` gives `+0.25`, equal results `0`. Null unless both texts are plain numbers.
 */
export function decimalDifference(earlier: string, later: string): string | null {
  const from = readDecimal(earlier);
  const to = readDecimal(later);
  if (from === null || to === null) return null;
  const places = Math.max(from.places, to.places);
  const difference = scaled(to, places) - scaled(from, places);
  if (difference === 0n) return '0';
  const size = String(difference < 0n ? -difference : difference).padStart(places + 1, '0');
  const sign = difference < 0n ? '−' : '+';
  if (places === 0) return sign + size;
  const separator = to.separator === '' ? from.separator : to.separator;
  return `${sign}${size.slice(0, -places)}${separator}${size.slice(-places)}`;
}
