import { resultMark } from './result-mark';
import { resultText, type ReplacementTexts } from './result-text';
import type { TestResult } from './test-result';

/** How many tests an order has, how many of them are altered and how many still lack a result. */
export interface ResultCounts {
  readonly all: number;
  readonly altered: number;
  readonly pending: number;
}

/**
 * True when the test shows a value whose mark is not plainly normal. A code that could not be read counts too: nobody knows that
 * it is normal. A pending or withheld result has no mark, so it never counts and tells nothing about the value behind it.
 */
export function isAltered(test: TestResult, texts: ReplacementTexts): boolean {
  return resultText(test, texts).kind === 'value' && resultMark(test.pathology).tone !== 'normal';
}

/** Counts for the header of an order; a test that comes twice counts twice, as it stands twice in the results. */
export function resultCounts(tests: readonly TestResult[], texts: ReplacementTexts): ResultCounts {
  return {
    all: tests.length,
    altered: tests.filter((test) => isAltered(test, texts)).length,
    pending: tests.filter((test) => resultText(test, texts).kind === 'pending').length,
  };
}
