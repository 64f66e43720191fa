import { isAlteredMark, resultMark } from '@/domain/results/marks/result-mark';
import { hasOwnMark, resultText, type ReplacementTexts } from '@/domain/results/values/result-text';
import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

/** How many tests an order has, how many of them ask for attention and how many still wait for their validated result. */
export interface ResultCounts {
  readonly all: number;
  /** To be acted on now; none of them counts as altered too. */
  readonly critical: number;
  readonly altered: number;
  readonly pending: number;
}

/**
 * True when the test asks for attention: its mark is not plainly normal, or its result could not be read. A pending or withheld
 * result has no mark, so it never counts and tells nothing about the value behind it.
 */
export function isAltered(test: TestResult, texts: ReplacementTexts): boolean {
  switch (resultText(test, texts).kind) {
    case 'unreadable':
      return true;
    case 'value':
    case 'missing':
      return isAlteredMark(resultMark(test));
    case 'pending':
    case 'withheld':
      return false;
  }
}

/** True for a mark to be acted on now, where it stands beside its result. */
export function isCritical(test: TestResult, texts: ReplacementTexts): boolean {
  return hasOwnMark(resultText(test, texts)) && resultMark(test).tone === 'urgent';
}

/** The tests with those to be acted on now before all others. */
export function criticalFirst(
  tests: readonly TestResult[],
  texts: ReplacementTexts,
): readonly TestResult[] {
  const critical = new Set(tests.filter((test) => isCritical(test, texts)));
  return [...critical, ...tests.filter((test) => !critical.has(test))];
}

/**
 * True until the laboratory has validated the test, whatever text stands there meanwhile: servers replace it by a word that
 * nobody can be sure to know.
 */
function isPending(test: TestResult, texts: ReplacementTexts): boolean {
  return !isValidated(test) && resultText(test, texts).kind !== 'withheld';
}

/** Counts for the header of an order; a test that comes twice counts twice, as it stands twice in the results. */
export function resultCounts(tests: readonly TestResult[], texts: ReplacementTexts): ResultCounts {
  const critical = tests.filter((test) => isCritical(test, texts)).length;
  return {
    all: tests.length,
    critical,
    altered: tests.filter((test) => isAltered(test, texts)).length - critical,
    pending: tests.filter((test) => isPending(test, texts)).length,
  };
}

/** How many of these tests have something that could not be read. */
export function countUnreadable(tests: readonly Pick<TestResult, 'unreadable'>[]): number {
  return tests.filter(({ unreadable }) => unreadable.length > 0).length;
}
