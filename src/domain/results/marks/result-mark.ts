import { numberReadings } from '@/domain/base/number-readings';
import { NO_MARK, OUTSIDE, pathologyMark, type ResultMark } from './pathology-mark';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { Limits } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

/** What a mark is judged by. */
export interface MarkedResult extends Pick<
  TestHistory['items'][number],
  'pathology' | 'result' | 'resultNumber' | 'reference' | 'unreadable'
> {
  /** Histories list validated results only, and say nothing of it. */
  readonly state?: number;
  /** Histories carry none. */
  readonly panic?: Limits;
}

/** A limit of 0 may be an empty one: nothing is judged by it. */
export function withoutZeros({ min, max }: Limits): Limits {
  return { min: min === 0 ? null : min, max: max === 0 ? null : max };
}

/** Limits that contradict each other are no interval. */
function judging(limits: Limits): Limits {
  const { min, max } = limits;
  return min !== null && max !== null && min > max
    ? { min: null, max: null }
    : withoutZeros(limits);
}

function isBeyond(value: number, { min, max }: Limits): boolean {
  return (min !== null && value < min) || (max !== null && value > max);
}

/** Panic limits inside the reference interval are a mistake somewhere: only the reference counts then. */
function isAround(panic: Limits, reference: Limits): boolean {
  const known = [panic.min, reference.min, reference.max, panic.max].filter(
    (limit) => limit !== null,
  );
  return known.every((limit, at) => limit >= (known[at - 1] ?? -Infinity));
}

/** A number that could be read two ways is outside when both readings are. */
function isOutside({ result, resultNumber, reference, panic }: MarkedResult): boolean {
  const values = resultNumber === null ? numberReadings(result) : [resultNumber];
  const own = judging(reference);
  const alarm = withoutZeros(panic ?? { min: null, max: null });
  const limits = isAround(alarm, own) ? [own, alarm] : [own];
  return values.length > 0 && values.every((value) => limits.some((one) => isBeyond(value, one)));
}

/** Whether a result may be called normal at all: it is there, it could be read, and the laboratory validated it. */
function mayReassure({ state, result, unreadable }: MarkedResult): boolean {
  const isThere = result.trim() !== '' && !unreadable.includes('result');
  return isThere && (state === undefined || isValidated({ state }));
}

/**
 * What is said about a result, the only place where that is decided. The code that the laboratory gave stands as it is. Where it
 * gave 0 or none, a number beyond its own limits is never called normal; neither is what is not validated or not there: that
 * has no mark. Codes outside 0 to 9 are unclassified.
 */
export function resultMark(result: MarkedResult): ResultMark {
  const mark = pathologyMark(result.pathology);
  if (mark.tone !== 'normal') return mark;
  if (isOutside(result)) return OUTSIDE;
  return mayReassure(result) ? mark : NO_MARK;
}

/** True for a mark that asks for attention; an unreadable code does, for nobody knows that it is normal. */
export function isAlteredMark({ tone }: Pick<ResultMark, 'tone'>): boolean {
  return tone !== 'normal' && tone !== 'none';
}

/**
 * True where neither the laboratory's code nor the limits speak against a result: what blocking of pathological results lets pass.
 */
export function isHarmless(result: MarkedResult): boolean {
  return result.pathology === 0 && !isOutside(result);
}
