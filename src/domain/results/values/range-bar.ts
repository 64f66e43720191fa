import type { Limits, TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

import { withoutZeros } from './limits';

/** A stretch of the bar, as fractions of its length from the left. */
interface BarSpan {
  readonly from: number;
  readonly to: number;
}

/** An end of the bar. */
type BarEnd = 'low' | 'high';

/** Where the zones of a numeric result and its value lie on a bar. Every number is a fraction from 0 (left) to 1 (right). */
export interface RangeBarModel {
  /** The reference interval; it always has an extent. */
  readonly normal: BarSpan;
  /** Ends of the reference interval where the laboratory set no limit. */
  readonly open: readonly BarEnd[];
  readonly panic: readonly BarSpan[];
  readonly value: number;
  /** The end that the value lies beyond, if any. */
  readonly clipped: BarEnd | null;
}

/** Places of the limits: the same zone lies at the same place in every row, so that rows compare at a glance. */
const NORMAL = { from: 0.3, to: 0.7 };
/** Length of a panic zone and of the altered zone beside it. */
const ZONE = 0.15;

interface Scale {
  /** Values at the ends of the normal band. */
  readonly low: number;
  readonly high: number;
  readonly normal: BarSpan;
  /** Fraction per unit of the test inside the band and on either side of it. */
  readonly slopes: Readonly<Record<'normal' | BarEnd, number>>;
}

function isAscending(limits: readonly (number | null)[]): boolean {
  const known = limits.filter((limit) => limit !== null);
  return known.every((limit, at) => limit >= (known[at - 1] ?? -Infinity));
}

/** The band of a one-sided interval goes on to the panic limit or, without one, to zero or as far as the limit is from it. */
function bandValues({ min, max }: Limits, panic: Limits): { low: number; high: number } | null {
  if (min === null && max === null) return null;
  const low = min ?? panic.min ?? Math.min(0, (max ?? 0) * 2);
  const high = max ?? panic.max ?? low + Math.abs(low);
  return low < high ? { low, high } : null;
}

function bandPlace({ min, max }: Limits, panic: Limits): BarSpan {
  // A lower limit of 0 may be an empty one: the bar begins there and shows nothing below it.
  const hasLow = min !== null && (min !== 0 || panic.min !== null);
  const openFrom = panic.min === null ? 0 : ZONE;
  const openTo = panic.max === null ? 1 : 1 - ZONE;
  return { from: hasLow ? NORMAL.from : openFrom, to: max === null ? openTo : NORMAL.to };
}

function scaleOf(reference: Limits, panic: Limits): Scale | null {
  const values = bandValues(reference, panic);
  if (values === null) return null;
  const normal = bandPlace(reference, panic);
  const inside = (normal.to - normal.from) / (values.high - values.low);
  const below = values.low - (panic.min ?? values.low);
  const above = (panic.max ?? values.high) - values.high;
  const slopes = {
    normal: inside,
    low: below > 0 ? ZONE / below : inside,
    high: above > 0 ? ZONE / above : inside,
  };
  const isDrawable = Object.values(slopes).every((slope) => Number.isFinite(slope) && slope > 0);
  return isDrawable ? { ...values, normal, slopes } : null;
}

/** Where a value lies; below 0 or above 1 when it is off the bar. */
function placeOn({ low, high, normal, slopes }: Scale, value: number): number {
  if (value < low) return normal.from - (low - value) * slopes.low;
  if (value > high) return normal.to + (value - high) * slopes.high;
  return normal.from + (value - low) * slopes.normal;
}

function onBar(place: number): number {
  return Math.min(Math.max(place, 0), 1);
}

function panicSpans(scale: Scale, { min, max }: Limits): readonly BarSpan[] {
  const spans = [
    { from: 0, to: min === null ? 0 : onBar(placeOn(scale, min)) },
    { from: max === null ? 1 : onBar(placeOn(scale, max)), to: 1 },
  ];
  return spans.filter(({ from, to }) => from < to);
}

function clippedAt(place: number): BarEnd | null {
  if (place < 0) return 'low';
  return place > 1 ? 'high' : null;
}

/**
 * The picture of a numeric result among its limits, or null where it could mislead: no limits (0 and 0 are none), no plain number,
 * a withheld result, one that is not validated and could look as if it were in order, or limits that contradict each other. It
 * flags nothing: `resultMark` does.
 */
export function rangeBar(
  test: Pick<
    TestResult,
    'state' | 'resultType' | 'resultNumber' | 'withheld' | 'reference' | 'panic'
  >,
): RangeBarModel | null {
  const { reference, resultNumber: value } = test;
  if (test.resultType !== 'numeric' || test.withheld || value === null) return null;
  if (!isValidated(test)) return null;
  // An upper limit of 0 is an empty one, or cannot be told from it; so is a lower one once the value is below it.
  if (reference.max === 0 || (reference.min === 0 && value < 0)) return null;
  const panic = withoutZeros(test.panic);
  if (!isAscending([panic.min, reference.min, reference.max, panic.max])) return null;
  const scale = scaleOf(reference, panic);
  if (scale === null) return null;

  const place = placeOn(scale, value);
  const open: BarEnd[] = [];
  if (reference.min === null && panic.min === null) open.push('low');
  if (reference.max === null && panic.max === null) open.push('high');
  return {
    normal: scale.normal,
    open,
    panic: panicSpans(scale, panic),
    value: onBar(place),
    clipped: clippedAt(place),
  };
}
