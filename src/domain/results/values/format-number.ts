import { plainNumber } from '@/domain/base/number-readings';

/** Decimals beyond this are a mistake of the configuration, not a precision. */
const MOST_DIGITS = 10;
/** Of so many digits every number is kept as it was written. */
const EXACT_DIGITS = 15;
/** Every browser writes as many decimals. */
const MOST_DECIMALS = 20;

const formats = new Map<number, Intl.NumberFormat>();

function formatOf(digits: number): Intl.NumberFormat {
  const known = formats.get(digits);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  formats.set(digits, format);
  return format;
}

function usable(digits: number | null): number | null {
  return digits !== null && digits >= 0 && digits <= MOST_DIGITS ? digits : null;
}

/** How many decimals a number has when it is written as short as possible. */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, decimals - (plainNumber(exponent) ?? 0));
}

/**
 * A number with exactly `digits` decimals, half away from zero on its decimal text, so that 1.005 gives 1.01 and 0.5 gives 1. For
 * numbers of our own making, such as the ticks of an axis: the laboratory's are written by `formatLimit`.
 */
export function formatNumber(value: number, digits: number | null): string {
  const decimals = usable(digits);
  // As text the number is rounded as people read it, not as the binary fraction behind it.
  return decimals === null ? String(value) : formatOf(decimals).format(`${value}`);
}

/** More digits than a number in memory holds. */
function isTooLong(written: string): boolean {
  return written.replaceAll(/\D/g, '').replace(/^0+/, '').length > EXACT_DIGITS;
}

/**
 * A limit of the laboratory with at least `digits` decimals. Digits pad, they never change a value: 0.2 with none stays 0.2. What
 * the laboratory sent as a text reads as it wrote it where it has more decimals than `digits`, or more digits than a number keeps.
 * The decimal sign is a point otherwise.
 */
export function formatLimit(value: number, digits: number | null, written = ''): string {
  const decimals = decimalsOf(value);
  const least = usable(digits) ?? 0;
  const isOwn = written.trim() !== '' && (decimals > least || isTooLong(written));
  if (isOwn) return written.trim();
  return decimals > MOST_DECIMALS
    ? String(value)
    : formatOf(Math.max(decimals, least)).format(`${value}`);
}
