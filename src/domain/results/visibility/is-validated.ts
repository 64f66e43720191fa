import type { TestResult } from '@/domain/results/test-result';

/** From this state on a test counts as validated. */
const VALIDATED = 4;

/** True for tests of state 4 or more; an unreadable state counts as not validated. */
export function isValidated(test: Pick<TestResult, 'state'>): boolean {
  return test.state >= VALIDATED;
}
