import type { TestResult } from './test-result';

/** The ids of tests that come several times in an order, of two samples for instance. */
export function repeatedTests(tests: readonly Pick<TestResult, 'testId'>[]): readonly number[] {
  const seen = new Set<number>();
  const repeated = new Set<number>();
  for (const { testId } of tests) {
    if (seen.has(testId)) repeated.add(testId);
    seen.add(testId);
  }
  return [...repeated];
}
