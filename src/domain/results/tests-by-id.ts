import { grouped } from '@/domain/base/grouped';

import type { TestResult } from './test-result';

/** Tests by id, in their order: several of one where it was done several times, or stands in two profiles. */
export function testsById(
  tests: readonly TestResult[],
): ReadonlyMap<number, readonly TestResult[]> {
  return grouped(tests, ({ testId }) => testId);
}
