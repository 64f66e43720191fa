import type { TestResult } from './test-result';

/** Tests by id, in their order: several of one where it was done several times, or stands in two profiles. */
export function testsById(
  tests: readonly TestResult[],
): ReadonlyMap<number, readonly TestResult[]> {
  const groups = new Map<number, TestResult[]>();
  for (const test of tests) {
    const group = groups.get(test.testId);
    if (group === undefined) groups.set(test.testId, [test]);
    else group.push(test);
  }
  return groups;
}
