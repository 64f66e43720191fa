import { resultMark } from '@/domain/results/marks/result-mark';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { resultText, type ReplacementTexts } from '@/domain/results/values/result-text';
import { isValidated } from '@/domain/results/visibility/is-validated';

/**
 * The answer to "are my results in order?", counted from the marks alone. What is withheld counts nowhere, so that no number tells
 * of it.
 */
export interface PatientAnswer {
  /** Validated results that may be read. */
  readonly all: number;
  /** Those that the laboratory marked normal and that no limit contradicts. */
  readonly within: number;
  /** Those marked otherwise. */
  readonly outside: number;
  /** Of them, the names of those that a physician has to know at once. */
  readonly urgent: readonly string[];
  /** When the newest of those was validated; null where one of them does not say it, or there is none. */
  readonly urgentDate: number | null;
  /** Those of which nobody can tell: no mark that is known, or a text that could not be read. */
  readonly unclear: number;
  /** Tests that are not validated yet. */
  readonly pending: number;
  /** Whether something of the order is left out here. */
  readonly isPartial: boolean;
}

const LONGEST = 7 * 86_400_000;

/** Whether action is asked for today, or of results that were validated longer ago: of an unknown date, today. */
export function urgentWhen(validated: number | null, now: number): 'today' | 'earlier' {
  return validated !== null && now - validated > LONGEST ? 'earlier' : 'today';
}

/** What is said of a validated result, or that it is kept back. */
function verdictOf(test: TestResult, texts: ReplacementTexts) {
  const { kind } = resultText(test, texts);
  if (kind === 'withheld') return 'withheld';
  if (kind !== 'value') return 'unclear';
  const { tone } = resultMark(test);
  return tone === 'none' || tone === 'unclassified' ? 'unclear' : tone;
}

/**
 * The answer for these tests of an order. `waiting` counts the tests that are not among them because they are not validated yet, null
 * where there are some and how many may not be told; `unreadable` the records that could not be read at all.
 */
export function patientAnswer(
  tests: readonly TestResult[],
  texts: ReplacementTexts,
  { waiting, unreadable }: { readonly waiting: number | null; readonly unreadable: number },
): PatientAnswer {
  const validated = tests.filter(isValidated);
  const verdicts = validated.map((test) => verdictOf(test, texts));
  const count = (asked: (typeof verdicts)[number]) =>
    verdicts.filter((verdict) => verdict === asked).length;
  const isKept = (test: TestResult) => resultText(test, texts).kind === 'withheld';
  const seen = tests.filter((test) => !isValidated(test) && !isKept(test)).length;
  const urgent = validated.filter((_, at) => verdicts[at] === 'urgent');
  const dates = urgent.map(({ validationDate }) => validationDate);
  return {
    all: verdicts.length - count('withheld'),
    within: count('normal'),
    outside: count('altered') + urgent.length,
    urgent: urgent.map(testLabel),
    urgentDate: dates.reduce(
      (newest, date) => (newest === null || date === null ? null : Math.max(newest, date)),
      dates[0] ?? null,
    ),
    unclear: count('unclear'),
    pending: seen + (waiting ?? 0),
    isPartial: waiting === null || unreadable > 0 || tests.some(isKept),
  };
}
