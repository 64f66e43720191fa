import { createContext, use } from 'react';

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

type TestText = (test: TestResult) => string;

/** What tells a test from the others of its name in the order; empty for most. */
export const TestOriginContext = createContext<TestText>(() => '');

function useOrigin(named: TestText): TestText {
  const originOf = use(TestOriginContext);
  return (test) => [named(test), originOf(test)].filter((text) => text !== '').join(' · ');
}

/** A test as `testLabel` calls it, and what tells it from others of its name: "Leucocitos · Hemograma". */
export function useTestName(): TestText {
  return useOrigin(testLabel);
}

/** The same as `testTitle` calls it: "Glucosa (GLU)", "Leucocitos (LEU) · Hemograma". */
export function useTestTitle(): TestText {
  return useOrigin(testTitle);
}
