import { resultMark } from '@/domain/results/marks/result-mark';
import type { Limits, TestResult } from '@/domain/results/test-result';
import { formatLimit } from '@/domain/results/values/format-number';
import { withoutZeros } from '@/domain/results/values/limits';
import {
  referenceInterval,
  type ReferenceInterval,
} from '@/domain/results/values/reference-interval';
import {
  hasOwnMark,
  resultText,
  type ReplacementTexts,
  type ResultText,
} from '@/domain/results/values/result-text';
import { isValidated } from '@/domain/results/visibility/is-validated';

import type { ExactDecimal } from './exact-json';
import { exactDecimal, quantityOf } from './quantity';

/** What an observation needs beside its test. Texts are plain. */
export interface ObservationContext {
  readonly texts: ReplacementTexts;
  /** What a test is called, and that its name could not be read. */
  readonly test: (test: TestResult) => string;
  readonly unit: (test: TestResult) => string;
  readonly interval: (interval: ReferenceInterval) => string;
  /** The comment where the screen offers it, and that an antibiogram stays behind. */
  readonly comment: (test: TestResult) => string;
  /** The laboratory's own codes of its tests: a name space of its own. */
  readonly testSystem: string;
  readonly subject: { readonly reference: string };
  readonly performer: readonly { readonly reference: string }[];
}

const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';
/** By pathology code, 0 to 9; panic and critical values share the alarm's codes. */
const INTERPRETATIONS = ['N', 'A', 'L', 'H', 'AA', 'LL', 'HH', 'AA', 'LL', 'HH'] as const;
/** From this state on a result was reported by its analyser. */
const REPORTED = 2;

const DIGIT = /\p{N}/u;

function statusOf(test: TestResult): 'registered' | 'preliminary' | 'final' {
  if (isValidated(test)) return 'final';
  return test.state >= REPORTED ? 'preliminary' : 'registered';
}

/**
 * The laboratory's own mark; none where it gave none, where no result stands, or where the portal alone says that a value is
 * outside.
 */
function interpretationOf(test: TestResult, result: ResultText) {
  if (!hasOwnMark(result)) return {};
  const { tone, word } = resultMark(test);
  const code = INTERPRETATIONS[test.pathology];
  if (code === undefined || tone === 'none' || word === 'outside') return {};
  return {
    interpretation: [{ coding: [{ system: `${TERMINOLOGY}/v3-ObservationInterpretation`, code }] }],
  };
}

/** The ends of an interval in their own characters, with the test's decimals; each is the known number and no other. */
function limits({ min, max, written }: Limits, digits: number | null, unit: string) {
  const end = (value: number | null, own: string | undefined) =>
    value === null ? null : exactDecimal(formatLimit(value, digits, own), value);
  const low = end(min, written?.min);
  const high = end(max, written?.max);
  const measured = (value: ExactDecimal) => ({ value, ...(unit !== '' && { unit }) });
  return {
    ...(low !== null && { low: measured(low) }),
    ...(high !== null && { high: measured(high) }),
  };
}

function referenceRanges(test: TestResult, { unit, interval }: ObservationContext) {
  const reference = referenceInterval(test);
  const own = unit(test).trim();
  const isInterval = 'min' in reference || 'max' in reference || test.reference.words !== undefined;
  const panic = limits({ ...test.panic, ...withoutZeros(test.panic) }, test.digits, own);
  const ranges = [
    ...(reference.kind === 'none'
      ? []
      : [
          {
            ...(isInterval && limits(test.reference, test.digits, own)),
            text: interval(reference),
          },
        ]),
    ...('low' in panic || 'high' in panic ? [{ ...panic, type: { text: 'panic' } }] : []),
  ];
  return ranges.length === 0 ? {} : { referenceRange: ranges };
}

function absent(code: 'temp-unknown' | 'unknown' | 'error') {
  return { dataAbsentReason: { coding: [{ system: `${TERMINOLOGY}/data-absent-reason`, code }] } };
}

function valueOf(test: TestResult, result: ResultText, unit: string) {
  if (result.kind === 'pending') return absent('temp-unknown');
  if (result.kind === 'unreadable') return absent('error');
  if (result.kind !== 'value') return absent('unknown');
  const quantity = quantityOf(result.text, test.resultNumber, unit);
  if (quantity !== null) return { valueQuantity: quantity };
  // "> 100.000" measures something, and a text has no place of its own for its unit.
  const isMeasured = DIGIT.test(result.text) && unit !== '' && !result.text.includes(unit);
  return { valueString: isMeasured ? `${result.text} ${unit}` : result.text };
}

function instants({ takenDate, validationDate }: TestResult) {
  const iso = (instant: number) => new Date(instant).toISOString();
  return {
    ...(takenDate !== null && { effectiveDateTime: iso(takenDate) }),
    ...(validationDate !== null && { issued: iso(validationDate) }),
  };
}

/** A code as FHIR demands it: single spaces within, none around. Old databases fill codes and names up with them. */
function codeOf(written: string): string {
  return written.trim().replaceAll(/\s+/g, ' ');
}

/** A test's result as a FHIR R4 Observation, in the laboratory's own characters. */
export function observation(test: TestResult, context: ObservationContext) {
  const { testSystem, subject, performer, comment, texts } = context;
  const unit = context.unit(test).trim();
  const note = comment(test);
  const result = resultText(test, texts);
  const name = context.test(test);
  const code = codeOf(test.testCode);
  const { sample } = test;
  const technique = test.technique.trim();
  return {
    resourceType: 'Observation',
    status: statusOf(test),
    category: [{ coding: [{ system: `${TERMINOLOGY}/observation-category`, code: 'laboratory' }] }],
    code: {
      ...(code !== '' && { coding: [{ system: testSystem, code, display: name }] }),
      text: name,
    },
    subject,
    performer,
    ...instants(test),
    ...valueOf(test, result, unit),
    ...interpretationOf(test, result),
    ...referenceRanges(test, context),
    ...(technique !== '' && { method: { text: technique } }),
    ...(sample !== '' && { specimen: { display: sample } }),
    ...(note !== '' && { note: [{ text: note }] }),
  };
}
