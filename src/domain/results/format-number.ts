/** Decimals beyond this are a mistake of the configuration, not a precision. */
const MOST_DIGITS = 10;

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

/**
 * A number with exactly `digits` decimals, half away from zero on its decimal text, so that 1.005 gives 1.01 and 0.5 gives 1
 * (safety.md F3). The decimal sign is a point, as the laboratory writes it. Without usable digits the number stands as it is.
 */
export function formatNumber(value: number, digits: number | null): string {
  const isUsable = digits !== null && digits >= 0 && digits <= MOST_DIGITS;
  // As text the number is rounded as people read it, not as the binary fraction behind it.
  return isUsable ? formatOf(digits).format(`${value}`) : String(value);
}
