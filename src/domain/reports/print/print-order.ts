import type { TestResult } from '@/domain/results/test-result';

/**
 * Ascending by the print order that the tests carry, those without one last: what the laboratories' own templates expect, which
 * head areas and profiles themselves. Give the tests in clinical order, so that equal ones stand in it and never as the server
 * happened to list them.
 */
export function inPrintOrder<T extends Pick<TestResult, 'printSort'>>(
  tests: readonly T[],
): readonly T[] {
  const place = ({ printSort }: T) => printSort ?? Number.MAX_SAFE_INTEGER;
  return tests.toSorted((one, other) => place(one) - place(other));
}
