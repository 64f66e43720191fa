import { firstText } from '@/domain/base/first-text';
import { isObject } from '@/domain/base/is-object';
import { NO_LIMITS } from '@/domain/results/values/limits';
import {
  readLimits,
  type LimitEnd,
  type LimitsEvidence,
} from '@/domain/results/values/read-limits';
import { wordedLimits } from '@/domain/results/values/worded-limits';
import type { Limits, ResultType, UnreadableField } from '@/domain/results/test-result';
import { readInteger, readKnownText } from '@/lib/wire/scalars';
import {
  boolean,
  event,
  integer,
  owner,
  raw,
  requiredIdentifier,
  requiredInteger,
  restriction,
  text,
} from '@/lib/wire/readers';

/** What the wire code of a result type means. */
export function resultTypeOf(code: number | null): ResultType {
  if (code === 1) return 'numeric';
  return code === 2 ? 'text' : 'unknown';
}

/** A number of single precision is told by so many digits at most. */
const SINGLE_DIGITS = 9;

/**
 * The number that was stored. What a server keeps in single precision comes with digits that nobody wrote: a limit of 5.1 as
 * 5.099999904632568, beyond which a result of 5.1 would lie.
 */
function storedNumber(value: number): number {
  if (Number.isInteger(value) || Math.fround(value) !== value) return value + 0;
  if (String(value).replaceAll(/\D/g, '').length <= SINGLE_DIGITS) return value;
  const shorter = Array.from({ length: SINGLE_DIGITS }, (_, at) =>
    Number.parseFloat(value.toPrecision(at + 1)),
  );
  return shorter.find((number) => Math.fround(number) === value) ?? value;
}

/** What stands at an end of an interval; null for what is no number and no text. */
function limitEnd(value: unknown): LimitEnd | null {
  if (typeof value === 'number' && Number.isFinite(value)) return storedNumber(value);
  const text = readKnownText(value);
  // As received: without the control character in it, `1\u00002` would become a 12 that nobody sent.
  return typeof value === 'string' && text !== value ? null : text;
}

/** The limits of a test; none, in null, where an end is no number and no text. */
export function limitsOf(
  wire: { readonly min: unknown; readonly max: unknown },
  evidence: LimitsEvidence,
): Limits | null {
  const min = limitEnd(wire.min);
  const max = limitEnd(wire.max);
  return min === null || max === null ? null : readLimits({ min, max }, evidence);
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
export function referenceLimits(wire: WireReference, evidence: LimitsEvidence): Limits | null {
  const limits = limitsOf({ min: wire.refMin, max: wire.refMax }, evidence);
  if (limits !== NO_LIMITS) return limits;
  const text = firstText(wire.refLiteral ?? '', wire.refInterval ?? '');
  return wordedLimits(text, wire.unit ?? '', evidence);
}

/** Absent counts as normal; a value that cannot be read gives -1, which is none of the codes. */
export function pathology(value: unknown): number {
  return value === undefined || value === null || value === '' ? 0 : (readInteger(value) ?? -1);
}

/** A result comment: an object that also comes without text, or the text itself; null where neither is sent. */
export function comment(value: unknown): string | null {
  if (!isObject(value)) return readKnownText(value);
  return readKnownText('comment' in value ? value['comment'] : '');
}

/** The names of the fields whose value could not be read. */
export function unreadableFields(
  fields: Readonly<Partial<Record<UnreadableField, unknown>>>,
): readonly UnreadableField[] {
  const names = ['name', 'result', 'unit', 'reference', 'comment'] as const;
  return names.filter((name) => fields[name] === null);
}

/** The fields that the service and the LIS send alike for one test. */
export const testFields = {
  order: owner(requiredIdentifier),
  testId: requiredInteger,
  testCode: text,
  testName: readKnownText,
  abbreviation: text,
  areaId: integer,
  areaName: text,
  nameTestEnglish: text,
  nameAreaEnglish: text,
  profileNameEnglish: text,
  profileId: integer,
  profileName: text,
  state: integer,
  pathology,
  resultType: integer,
  result: readKnownText,
  resultNumber: raw,
  refMin: raw,
  refMax: raw,
  refLiteral: readKnownText,
  refInterval: readKnownText,
  panicMin: raw,
  panicMax: raw,
  reportedMin: raw,
  reportedMax: raw,
  unit: readKnownText,
  digits: integer,
  printSort: integer,
  technique: text,
  sampleName: text,
  sampleState: integer,
  confidential: restriction,
  hasAntibiogram: boolean,
  hasComment: boolean,
  resultComment: comment,
  entryDate: event,
  takenDate: event,
  verificationDate: event,
  resultDate: event,
  validationDate: event,
  printDate: event,
  validationUserId: integer,
};
