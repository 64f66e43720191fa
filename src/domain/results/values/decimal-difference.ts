import { numberReadings } from '@/domain/base/number-readings';

const DECIMAL = /^([+-]?)(\d+)(?:([.,])(\d+))?$/;
/** Longer texts are no measurements; whole numbers of any length would only cost time. */
const MOST_CHARACTERS = 30;

/** A result as the laboratory wrote it, and the number that it means; null where nobody knows. */
interface WrittenNumber {
  readonly result: string;
  readonly resultNumber: number | null;
}

interface Decimal {
  readonly units: bigint;
  readonly places: number;
  readonly separator: string;
}

function readDecimal({ result, resultNumber }: WrittenNumber): Decimal | null {
  const text = result.trim();
  const [decimal, thousands] = numberReadings(text);
  if (resultNumber === null || text.length > MOST_CHARACTERS) return null;
  const isGrouped = resultNumber === thousands;
  if (!isGrouped && resultNumber !== decimal) return null;
  const parts = DECIMAL.exec(isGrouped ? text.replace(/[.,]/, '') : text);
  if (parts === null) return null;
  const [, sign = '', whole = '', separator = '', decimals = ''] = parts;
  const size = BigInt(whole + decimals);
  return { units: sign === '-' ? -size : size, places: decimals.length, separator };
}

function scaled({ units, places }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - places);
}

/**
 * `later - earlier` of two results as the laboratory wrote them, exact, with a sign and as many decimals as the finer of the two:
 * `5.1` after `4.85` gives `+0.25`, equal results `0`. Null unless both texts are numbers that can be read.
 */
export function decimalDifference(earlier: WrittenNumber, later: WrittenNumber): string | null {
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
