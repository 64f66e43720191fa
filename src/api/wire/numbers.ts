// Numbers that could be read two ways. Witness: docs/contract.md, Deviations.
import { numberReadings } from '@/domain/base/number-readings';
import { pathologyMark } from '@/domain/results/marks/pathology-mark';
import type { Limits, ResultType } from '@/domain/results/test-result';
import { decimalsOf } from '@/domain/results/values/format-number';

/** What tells how the text of a result is to be read. */
export interface NumberEvidence {
  readonly resultType: ResultType;
  /** Decimals of the test; 0 also where a laboratory never set them. */
  readonly digits: number | null;
  readonly pathology: number;
  readonly reference: Limits;
  readonly panic: Limits;
  /** The number that the server sent beside the text. */
  readonly sent: number | null;
}

/** The two ways to read a separator before three digits. */
type Reading = 'decimal' | 'thousands';

interface Readings {
  readonly decimal: number;
  readonly thousands: number;
}

interface Interval {
  readonly min: number;
  readonly max: number;
}

/** A test is written to the thousandth from here on. */
const THOUSANDTHS = 3;
/** A value so many times beyond a limit is no surprise. */
const NEAR = 10;
/** A value so many times beyond an interval with two ends is no measurement of its test. */
const FAR = 200;

/** Only two ends above zero tell how large a value can be: what has an upper end alone rises ten thousand-fold (hCG, PSA). */
function closed({ min, max }: Limits): Interval | null {
  if (min === null || max === null || min <= 0 || min > max) return null;
  return { min, max };
}

function hasThousandths({ min, max, written }: Limits): boolean {
  const texts = [min, max].flatMap((limit, at) => {
    if (limit === null) return [];
    const text = at === 0 ? written?.min : written?.max;
    // Written thousands have no decimals.
    return text !== undefined && numberReadings(text)[0] === limit ? [text] : [String(limit)];
  });
  return texts.some((text) => /[.,]\d{3,10}$/.test(text.trim()));
}

function byThousandths({ digits, reference, panic }: NumberEvidence): Reading | null {
  const isWritten = (digits ?? 0) >= THOUSANDTHS || [reference, panic].some(hasThousandths);
  return isWritten ? 'decimal' : null;
}

/** The reading near the interval, when the other one lies far from it. */
function byInterval(
  { decimal, thousands }: Readings,
  { min, max }: Interval,
  hasDecimals: boolean,
): Reading | null {
  const isNear = (value: number) => value >= min / NEAR && value <= max * NEAR;
  // Three decimals are not expected where nothing of the test has any: less is enough to rule them out, nothing to prefer them.
  const least = min / (hasDecimals ? FAR : NEAR);
  if (isNear(thousands) && decimal < least) return 'thousands';
  return hasDecimals && isNear(decimal) && thousands > max * FAR ? 'decimal' : null;
}

function votes(readings: Readings, evidence: NumberEvidence): readonly (Reading | null)[] {
  const { digits, reference, panic } = evidence;
  const limits = [reference, panic].flatMap((one) => closed(one) ?? []);
  const known = limits.flatMap(({ min, max }) => [min, max]);
  const hasDecimals = (digits ?? 0) > 0 || known.some((number) => decimalsOf(number) > 0);
  return [
    byThousandths(evidence),
    ...limits.map((interval) => byInterval(readings, interval, hasDecimals)),
  ];
}

/** A reading inside the limits, or beyond the other one, is not what a laboratory marks so. */
function isDenied(value: number, { pathology, reference }: NumberEvidence): boolean {
  const { direction, tone } = pathologyMark(pathology);
  if (tone !== 'altered' && tone !== 'urgent') return false;
  const { min, max } = reference;
  const isBelow = min !== null && value < min;
  const isAbove = max !== null && value > max;
  if (min === null && max === null) return false;
  if (direction === 'none') return !isBelow && !isAbove;
  return direction.endsWith('up') ? !isAbove : !isBelow;
}

/**
 * The number that a result means, or null for `<5`, titres, words, what stays ambiguous and what the number sent beside it
 * contradicts. A separator before three digits is read by that number, else by thousandths in the digits or limits of the test and
 * by intervals that one reading is near to and the other far from. All that speak must agree, and the mark must not contradict.
 */
export function readResultNumber(text: string, evidence: NumberEvidence): number | null {
  const { sent, resultType } = evidence;
  const read = numberReadings(text);
  const [decimal, thousands] = read;
  if (decimal === undefined || (sent !== null && !read.includes(sent))) return null;
  if (thousands === undefined) return decimal;
  if (resultType === 'text') return null;
  const readings = { decimal, thousands };
  const spoken = new Set(votes(readings, evidence).filter((vote) => vote !== null));
  if (sent !== null) spoken.add(sent === decimal ? 'decimal' : 'thousands');
  const [reading] = spoken;
  if (reading === undefined || spoken.size > 1) return null;
  const value = readings[reading];
  return isDenied(value, evidence) ? null : value;
}
