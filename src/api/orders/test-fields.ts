import * as z from 'zod/mini';

import type { Limits, ResultType } from '@/domain/results/test-result';
import { readInteger, readNumber, readText } from '@/lib/scalars';
import { boolean, instant, integer, raw, record, requiredInteger, text } from '@/lib/schema';

/** What the wire code of a result type means (contract §2, codes). */
export function resultTypeOf(code: number | null): ResultType {
  if (code === 1) return 'numeric';
  return code === 2 ? 'text' : 'unknown';
}

function isUnreadable(value: unknown, limit: number | null): boolean {
  return limit === null && readText(value).trim() !== '';
}

/**
 * A pair of wire limits. Two zeros are what the servers send for "no limit" (contract §2, GET results). When one end is there
 * but cannot be read, half an interval would mislead: both are null and the laboratory's text stands.
 */
export function readLimits(wireMin: unknown, wireMax: unknown): Limits {
  const min = readNumber(wireMin);
  const max = readNumber(wireMax);
  const none = (min ?? 0) === 0 && (max ?? 0) === 0;
  const halfRead = isUnreadable(wireMin, min) || isUnreadable(wireMax, max);
  return none || halfRead ? { min: null, max: null } : { min, max };
}

/** Absent counts as normal (contract §1.5); a value that cannot be read gives -1, which is none of the codes. */
export const pathology = z.transform(
  (value) => readInteger(value) ?? (readText(value) === '' ? 0 : -1),
);

/** A result comment: an object that also comes without text. */
export const comment = z.catch(
  record({ comment: text }, (value) => value.comment),
  '',
);

/** The fields that the service and the LIS send alike for one test. */
export const testFields = {
  order: text,
  testId: requiredInteger,
  testCode: text,
  testName: text,
  abbreviation: text,
  areaId: integer,
  areaName: text,
  profileId: integer,
  profileName: text,
  state: integer,
  pathology,
  resultType: integer,
  result: text,
  refMin: raw,
  refMax: raw,
  refLiteral: text,
  refInterval: text,
  panicMin: raw,
  panicMax: raw,
  reportedMin: raw,
  reportedMax: raw,
  unit: text,
  digits: integer,
  printSort: integer,
  technique: text,
  confidential: boolean,
  hasAntibiogram: boolean,
  hasComment: boolean,
  resultComment: comment,
  entryDate: instant,
  takenDate: instant,
  verificationDate: instant,
  resultDate: instant,
  validationDate: instant,
  printDate: instant,
  validationUserId: integer,
};
