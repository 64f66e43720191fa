import { numberReadings, plainNumber } from '@/domain/base/number-readings';
import type { Limits } from '@/domain/results/test-result';

import { isEmptyInterval, NO_LIMITS } from './limits';

/** An end of an interval as the laboratory sent it; a number is what it is, an empty text is none. */
export type LimitEnd = string | number;

/** Both ends of an interval. */
export interface LimitEnds {
  readonly min: LimitEnd;
  readonly max: LimitEnd;
}

/** What tells how limits are meant that could be read two ways. */
export interface LimitsEvidence {
  /** Decimals of the test. */
  readonly digits: number | null;
  /** The result of the test, as written. */
  readonly result: string;
}

/** A value so many times beyond a limit is no surprise, and so many times beyond both is no value of its test. */
const NEAR = 10;
const FAR = 200;
const TO_THE_THOUSANDTH = /[.,]\d{3,}$/;

interface Pair {
  readonly min: number | null;
  readonly max: number | null;
}

function readingsOf(end: LimitEnd): readonly number[] {
  return typeof end === 'number' ? [end] : numberReadings(end);
}

/** Ends that could be read two ways are read the same way. A 0 above a lower limit is what servers fill in for no upper one. */
function pairOf(ends: LimitEnds, reading: 'decimal' | 'thousands'): Pair {
  const read = (end: LimitEnd) => readingsOf(end).at(reading === 'decimal' ? 0 : -1) ?? null;
  const min = read(ends.min);
  const max = read(ends.max);
  return { min, max: max === 0 && (min ?? 0) > 0 ? null : max };
}

function isWithin({ min, max }: Pair, value: number, factor: number): boolean {
  if (min === null || max === null || min <= 0 || min > max) return false;
  return value >= min / factor && value <= max * factor;
}

function chosenPair(ends: LimitEnds, { digits, result }: LimitsEvidence): Pair | null {
  const decimal = pairOf(ends, 'decimal');
  const thousands = pairOf(ends, 'thousands');
  const value = plainNumber(result);
  // An end that can be read one way only, and is written to the thousandth, tells how the other one is meant.
  const hasThousandths = [ends.min, ends.max].some(
    (end) => readingsOf(end).length === 1 && TO_THE_THOUSANDTH.test(String(end).trim()),
  );
  const isDecimal =
    (digits ?? 0) >= 3 ||
    hasThousandths ||
    (value !== null && isWithin(decimal, value, NEAR) && !isWithin(thousands, value, FAR));
  const isThousands =
    value !== null && isWithin(thousands, value, NEAR) && !isWithin(decimal, value, FAR);
  if (isDecimal === isThousands) return null;
  return isDecimal ? decimal : thousands;
}

/**
 * A pair of limits. Two zeros are what servers send for "no limit", and one above a lower limit for no upper one. When one end is
 * there but cannot be read, half an interval would mislead: both are null, and only their characters stay. `1.005` could be a
 * thousand and five: the test's digits, the other end and the result decide, else nobody does.
 */
export function readLimits(ends: LimitEnds, evidence: LimitsEvidence): Limits {
  const sent = [ends.min, ends.max].filter((end) => typeof end === 'number' || end.trim() !== '');
  if (sent.length === 0) return NO_LIMITS;
  const written = { min: String(ends.min), max: String(ends.max) };
  const readings = sent.map(readingsOf);
  const isUnreadable = readings.some(({ length }) => length === 0);
  const isAmbiguous = readings.some(({ length }) => length > 1);
  const pair = isAmbiguous ? chosenPair(ends, evidence) : pairOf(ends, 'decimal');
  if (isUnreadable || pair === null) return { ...NO_LIMITS, written };
  if (isEmptyInterval(pair)) return NO_LIMITS;
  // What came as numbers has no characters of its own.
  return sent.some((end) => typeof end === 'string') ? { ...pair, written } : pair;
}

/**
 * The pairs that limits can mean: mostly one; two where nobody could decide, first with decimals, then in thousands; none where they
 * were sent and are no numbers.
 */
export function limitReadings(limits: Limits): readonly Limits[] {
  const { min, max, written } = limits;
  if (written === undefined || min !== null || max !== null) return [limits];
  const sent = [written.min, written.max].filter((end) => end.trim() !== '');
  if (sent.some((end) => numberReadings(end).length === 0)) return [];
  return [pairOf(written, 'decimal'), pairOf(written, 'thousands')];
}

/**
 * The one end that is a number of limits whose other end is none, in both readings; null where it is words as well. It tells what
 * contradicts it, and is no interval: before `40` may stand "Mayor de".
 */
export function halfReadings({ written }: Limits): readonly [Limits, Limits] {
  const ends = written ?? { min: '', max: '' };
  return [pairOf(ends, 'decimal'), pairOf(ends, 'thousands')];
}
