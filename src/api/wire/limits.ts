// Limits as servers send them. Witnesses: docs/contract.md, Deviations.
import { firstText } from '@/domain/base/first-text';
import { numberReadings } from '@/domain/base/number-readings';
import type { Limits } from '@/domain/results/test-result';
import {
  isContradictory,
  isEmptyInterval,
  limitPair,
  NO_LIMITS,
  type LimitEnd,
  type LimitEnds,
} from '@/domain/results/values/limits';
import { readKnownText } from '@/lib/wire/scalars';

import { wordedEnds } from './limit-words';

/** A test is written to the thousandth from here on. */
const THOUSANDTHS = 3;
const TO_THE_THOUSANDTH = /[.,]\d{3,}$/;

function readingsOf(end: LimitEnd): readonly number[] {
  return typeof end === 'number' ? [end] : numberReadings(end);
}

/** An end that reads one way only, and is written to the thousandth, tells how the other one is meant. */
function hasThousandths(ends: readonly LimitEnd[]): boolean {
  return ends.some(
    (end) => readingsOf(end).length === 1 && TO_THE_THOUSANDTH.test(String(end).trim()),
  );
}

/**
 * A pair of limits; two zeros are none. Where an end cannot be read, half an interval would mislead: both are null, and only their
 * characters stay. `1.005` could be a thousand and five: digits or the other end decide, else nobody does.
 */
export function readLimits(ends: LimitEnds, digits: number | null): Limits {
  const sent = [ends.min, ends.max].filter((end) => typeof end === 'number' || end.trim() !== '');
  if (sent.length === 0) return NO_LIMITS;
  const written = { min: String(ends.min), max: String(ends.max) };
  const readings = sent.map(readingsOf);
  const isUnreadable = readings.some(({ length }) => length === 0);
  const isAmbiguous = readings.some(({ length }) => length > 1);
  const isDecimal = (digits ?? 0) >= THOUSANDTHS || hasThousandths(sent);
  if (isUnreadable || (isAmbiguous && !isDecimal)) return { ...NO_LIMITS, written };
  const pair = limitPair(ends, 'decimal');
  if (isEmptyInterval(pair)) return NO_LIMITS;
  // What came as numbers has no characters of its own.
  return sent.some((end) => typeof end === 'string') ? { ...pair, written } : pair;
}

/** What stands at an end of an interval; null for what is no number and no text. */
function limitEnd(value: unknown): LimitEnd | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  const text = readKnownText(value);
  // As received: without the control character in it, `1\u00002` would become a 12 that nobody sent.
  return typeof value === 'string' && text !== value ? null : text;
}

/** The limits of a test; none, in null, where an end is no number and no text. */
export function limitsOf(min: unknown, max: unknown, digits: number | null): Limits | null {
  const [from, to] = [limitEnd(min), limitEnd(max)];
  return from === null || to === null ? null : readLimits({ min: from, max: to }, digits);
}

/**
 * The limits that a text states, as if they had been sent as numbers; ambiguous ones stay as they are written. Limits that
 * contradict each other are no statement.
 */
export function wordedLimits(text: string, unit: string, digits: number | null): Limits {
  const ends = wordedEnds(text, unit);
  if (ends === null) return NO_LIMITS;
  const { words, ...sent } = ends;
  const { min, max, written } = readLimits(sent, digits);
  if (min !== null || max !== null) {
    return isContradictory({ min, max }) ? NO_LIMITS : { min, max, words };
  }
  return written === undefined ? NO_LIMITS : { min, max, written, words };
}

/** What of a reference is read for its limits, and in which unit its words may state them. */
interface WireReference {
  readonly refMin: unknown;
  readonly refMax: unknown;
  readonly refLiteral: string | null;
  readonly refInterval: string | null;
  readonly unit: string | null;
}

/** The reference limits of a test: its numbers, else those that its text is; null where an end is no number and no text. */
export function referenceLimits(wire: WireReference, digits: number | null): Limits | null {
  const limits = limitsOf(wire.refMin, wire.refMax, digits);
  if (limits !== NO_LIMITS) return limits;
  return wordedLimits(
    firstText(wire.refLiteral ?? '', wire.refInterval ?? ''),
    wire.unit ?? '',
    digits,
  );
}

/** A pair whose ends are empty or 0, as the service makes it of no limits: `0.0 - 0.0`, `-`, `null - null`. */
const EMPTY_PAIR = /^(?:null|0+(?:[.,]0+)?)?\s*[-–—]\s*(?:null|0+(?:[.,]0+)?)?$/;

/** The server's ready text; empty where it holds no limits. */
export function readyInterval(text: string): string {
  return EMPTY_PAIR.test(text.trim()) ? '' : text;
}
