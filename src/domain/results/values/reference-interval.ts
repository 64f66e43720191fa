import { firstText } from '@/domain/base/first-text';
import { numberReadings } from '@/domain/base/number-readings';

import { formatLimit } from './format-number';
import { isContradictory, isEmptyInterval } from './limits';
import type { TestResult } from '@/domain/results/test-result';

/** Reference values ready to be worded; limits are texts with at least the test's decimals, in the test's unit. */
export type ReferenceInterval =
  | { readonly kind: 'none' }
  | { readonly kind: 'range'; readonly min: string; readonly max: string }
  | { readonly kind: 'min'; readonly min: string }
  | { readonly kind: 'max'; readonly max: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Something was sent that nobody can read: it must not look like no limits. */
  | { readonly kind: 'unreadable' };

type Source = Pick<
  TestResult,
  'resultType' | 'reference' | 'referenceLiteral' | 'referenceInterval' | 'digits' | 'unreadable'
>;

/** Limits that could not be read stand as the laboratory wrote them. One end that is no number may be a whole interval. */
function asWritten({ reference, unreadable }: Source): ReferenceInterval {
  const { min, max, written } = reference;
  if (unreadable.includes('reference') || isContradictory(reference)) return { kind: 'unreadable' };
  if (written === undefined || min !== null || max !== null) return { kind: 'none' };
  const from = written.min.trim();
  const to = written.max.trim();
  if (from !== '' && to !== '') return { kind: 'range', min: from, max: to };
  const text = from + to;
  if (numberReadings(text).length === 0) return { kind: 'text', text };
  return from === '' ? { kind: 'max', max: to } : { kind: 'min', min: from };
}

function wording(test: Source): ReferenceInterval {
  const text = firstText(test.referenceLiteral, test.referenceInterval);
  return text === '' ? asWritten(test) : { kind: 'text', text };
}

/**
 * The reference interval of a test. 0 and 0 mean that the laboratory stored no limits: then its literal text counts, then the
 * server's ready text. Beside a result that is a text by its kind the literal text counts before any limits. Limits that
 * contradict each other are never repaired: the server's text stands, and without one they could not be read.
 */
export function referenceInterval(test: Source): ReferenceInterval {
  const { digits, reference, resultType, referenceLiteral } = test;
  const { min, max, written } = reference;
  if (resultType === 'text' && referenceLiteral.trim() !== '') return wording(test);
  if (reference.words !== undefined) return wording(test);
  if (isEmptyInterval(reference) || isContradictory(reference)) return wording(test);
  const from = min === null ? null : formatLimit(min, digits, written?.min);
  const to = max === null ? null : formatLimit(max, digits, written?.max);
  if (from !== null && to !== null) return { kind: 'range', min: from, max: to };
  if (to !== null) return { kind: 'max', max: to };
  return from === null ? wording(test) : { kind: 'min', min: from };
}
