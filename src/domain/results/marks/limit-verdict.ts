import { comparedText, numberReadings, type Comparator } from '@/domain/base/number-readings';
import type { Limits, TestResult } from '@/domain/results/test-result';
import {
  halfReadings,
  isContradictory,
  limitReadings,
  NO_LIMITS,
  withoutZeros,
} from '@/domain/results/values/limits';

/** A result beside its limits. */
export interface LimitedResult extends Pick<
  TestResult,
  'resultType' | 'result' | 'resultNumber' | 'reference' | 'unreadable'
> {
  /** Histories carry none. */
  readonly panic?: Limits;
}

/** What limits say of a result: nothing against it, that it lies beyond them, or that nobody can tell. */
export type LimitVerdict = 'within' | 'outside' | 'unclear';

/** All values that a text can stand for. A comparator leaves one end infinite; the other one is open where it is no value itself. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly isOpen: boolean;
}

const DIGIT = /\p{N}/u;

/** Limits that contradict each other are no interval. */
function judging(limits: Limits): Limits {
  return isContradictory(limits) ? NO_LIMITS : { ...limits, ...withoutZeros(limits) };
}

/** Panic limits inside the reference interval are a mistake somewhere: only the reference counts then. */
function isAround(panic: Limits, reference: Limits): boolean {
  const known = [panic.min, reference.min, reference.max, panic.max].filter(
    (limit) => limit !== null,
  );
  return known.every((limit, at) => limit >= (known[at - 1] ?? -Infinity));
}

/** Panic limits speak where the reference has none. */
function withPanic(reference: Limits, panic: Limits): Limits {
  const own = judging(reference);
  const alarm = withoutZeros(panic);
  return isAround(alarm, own)
    ? { ...own, min: own.min ?? alarm.min, max: own.max ?? alarm.max }
    : own;
}

function spanOf(value: number, comparator: Comparator | undefined): Span {
  switch (comparator) {
    case '<':
    case '<=':
      return { from: -Infinity, to: value, isOpen: comparator === '<' };
    case '>':
    case '>=':
      return { from: value, to: Infinity, isOpen: comparator === '>' };
    case undefined:
      return { from: value, to: value, isOpen: false };
  }
}

function verdictOn({ from, to, isOpen }: Span, { min, max, words }: Limits): LimitVerdict {
  const isEndOutside = isOpen || words === 'strict';
  const isBelow = min !== null && (isEndOutside ? to <= min : to < min);
  const isAbove = max !== null && (isEndOutside ? from >= max : from > max);
  if (isBelow || isAbove) return 'outside';
  const mayBeBeyond = (min !== null && from < min) || (max !== null && to > max);
  return mayBeBeyond ? 'unclear' : 'within';
}

/** Limits that cannot be read are limits too. */
function hasLimits({ reference, panic = NO_LIMITS, unreadable }: LimitedResult): boolean {
  const isSent = ({ min, max, written }: Limits) =>
    (min ?? 0) !== 0 || (max ?? 0) !== 0 || written !== undefined;
  return unreadable.includes('reference') || isSent(reference) || isSent(panic);
}

/** One for each way to read what could be read two ways: result and limits alike. */
function verdictsOn(
  values: readonly number[],
  comparator: Comparator | undefined,
  { reference, panic = NO_LIMITS }: LimitedResult,
): readonly LimitVerdict[] {
  const references = limitReadings(reference);
  const panics = limitReadings(panic);
  return [0, -1].flatMap((reading) => {
    const value = values.at(reading);
    if (value === undefined) return [];
    const limits = withPanic(references.at(reading) ?? NO_LIMITS, panics.at(reading) ?? NO_LIMITS);
    const isJudged = limits.min !== null || limits.max !== null;
    return isJudged ? [verdictOn(spanOf(value, comparator), limits)] : [];
  });
}

/**
 * Whether a number shows that nobody judged it: every one lies beyond limits that contradict each other, and this one beyond the end
 * that is a number where the other one is not.
 */
function isUnjudged(values: readonly number[], { reference }: LimitedResult): boolean {
  const intervals = limitReadings(reference);
  if (intervals.length > 0) return intervals.every(isContradictory);
  const halves = halfReadings(reference);
  return [0, -1].every((reading) => {
    const value = values.at(reading);
    const half = halves.at(reading);
    if (value === undefined || half === undefined) return false;
    return verdictOn(spanOf(value, undefined), withoutZeros(half)) === 'outside';
  });
}

/**
 * A plain number is outside by every way to read it; else the laboratory, which knows how it writes, has the word, beside a reference
 * in words too, unless its limits show that it said none.
 */
function plainVerdict(values: readonly number[], result: LimitedResult): LimitVerdict {
  const verdicts = verdictsOn(values, undefined, result);
  const isOutside = verdicts.length > 0 && verdicts.every((verdict) => verdict === 'outside');
  if (isOutside) return 'outside';
  return isUnjudged(values, result) ? 'unclear' : 'within';
}

/** A laboratory's system marks numbers: its 0 beside `>200` may be that nobody judged. The limits have to say it all. */
function comparedVerdict(
  values: readonly number[],
  comparator: Comparator,
  result: LimitedResult,
): LimitVerdict {
  const [verdict, ...others] = verdictsOn(values, comparator, result);
  if (verdict === undefined) return hasLimits(result) ? 'unclear' : 'within';
  return others.every((other) => other === verdict) ? verdict : 'unclear';
}

/**
 * What the limits of a result say of it. `<5` is judged by all values that it can stand for. A text that has digits and is no number
 * (`250 *`, `1.234,56`) is unclear beside limits, unless its test is a text by its kind; words and titres without limits have nothing
 * against them.
 */
export function limitVerdict(result: LimitedResult): LimitVerdict {
  const { result: text, resultNumber, resultType } = result;
  const values = resultNumber === null ? numberReadings(text) : [resultNumber];
  if (values.length > 0) return plainVerdict(values, result);
  const compared = comparedText(text);
  const limits = compared === null ? [] : numberReadings(compared.text);
  if (compared !== null && limits.length > 0) {
    return comparedVerdict(limits, compared.comparator, result);
  }
  const isNumberLost = resultType !== 'text' && DIGIT.test(text);
  return isNumberLost && hasLimits(result) ? 'unclear' : 'within';
}
