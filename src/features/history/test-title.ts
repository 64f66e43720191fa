import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';

/** A test as `testLabel` calls it and, where it says more, its abbreviation: "Glucosa (GLU)". */
export function testTitle(test: Pick<TestResult, 'name' | 'abbreviation' | 'testCode'>): string {
  const label = testLabel(test);
  const { abbreviation } = test;
  return abbreviation.trim() === '' || abbreviation === label
    ? label
    : `${label} (${abbreviation})`;
}
