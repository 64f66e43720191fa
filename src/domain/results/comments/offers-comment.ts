import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

/** A comment is offered from state 4 on, where the laboratory wrote one. */
export function offersComment(test: Pick<TestResult, 'state' | 'hasComment'>): boolean {
  return test.hasComment && isValidated(test);
}
