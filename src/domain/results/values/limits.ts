import { numberReadings } from '@/domain/base/number-readings';
import type { Limits } from '@/domain/results/test-result';

export const NO_LIMITS: Limits = { min: null, max: null };

/** True without an interval: two zeros are what the service sends for "no limit". */
export function isEmptyInterval({ min, max }: Limits): boolean {
  return (min ?? 0) === 0 && (max ?? 0) === 0;
}

/** True where the lower limit lies above the upper one: they are no interval. */
export function isContradictory({ min, max }: Limits): boolean {
  return min !== null && max !== null && min > max;
}

/** A limit of 0 may be an empty one: nothing is judged by it. */
export function withoutZeros({ min, max }: Limits): Limits {
  return { min: min === 0 ? null : min, max: max === 0 ? null : max };
}

/** An end of an interval as the laboratory sent it; a number is what it is, an empty text is none. */
export type LimitEnd = string | number;

/** Both ends of an interval. */
export interface LimitEnds {
  readonly min: LimitEnd;
  readonly max: LimitEnd;
}

/** Reads both ends the same way. A 0 above a lower limit is what the service fills in for no upper one. */
export function limitPair({ min, max }: LimitEnds, reading: 'decimal' | 'thousands'): Limits {
  const read = (end: LimitEnd) =>
    typeof end === 'number'
      ? end
      : (numberReadings(end).at(reading === 'decimal' ? 0 : -1) ?? null);
  const [from, to] = [read(min), read(max)];
  return { min: from, max: to === 0 && (from ?? 0) > 0 ? null : to };
}

/** Both readings, with decimals and in thousands, of limits as they are written. */
function bothReadings({ written = { min: '', max: '' }, words }: Limits): readonly Limits[] {
  const strictness = words === undefined ? {} : { words };
  return (['decimal', 'thousands'] as const).map((reading) => ({
    ...limitPair(written, reading),
    ...strictness,
  }));
}

/**
 * The pairs that limits can mean: mostly one; two where nobody could decide, first with decimals, then in thousands; none where
 * they were sent and are no numbers.
 */
export function limitReadings(limits: Limits): readonly Limits[] {
  const { min, max, written } = limits;
  if (written === undefined || min !== null || max !== null) return [limits];
  const sent = [written.min, written.max].filter((end) => end.trim() !== '');
  return sent.some((end) => numberReadings(end).length === 0) ? [] : bothReadings(limits);
}

/**
 * The one end that is a number of limits whose other end is none, in both readings; null where it is words as well. It tells what
 * contradicts it, and is no interval: before `40` may stand "Mayor de".
 */
export function halfReadings(limits: Limits): readonly Limits[] {
  return bothReadings(limits);
}
