import { createContext, use } from 'react';

import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';

type TestText = (test: TestResult) => string;

/** What tells a test from the others of its name in the order; empty for most. */
export const TestOriginContext = createContext<TestText>(() => '');

/** A test as `testLabel` calls it, and what tells it from others of its name: "Leucocitos · Hemograma". */
export function useTestName(): TestText {
  const originOf = use(TestOriginContext);
  return (test) => [testLabel(test), originOf(test)].filter((text) => text !== '').join(' · ');
}

/** The same with the abbreviation where it says more: "Glucosa (GLU)", "Leucocitos (LEU) · Hemograma". */
export function useTestTitle(): TestText {
  const originOf = use(TestOriginContext);
  return (test) => {
    const label = testLabel(test);
    const abbreviation = test.abbreviation.trim();
    const short =
      abbreviation === '' || test.abbreviation === label ? '' : ` (${test.abbreviation})`;
    return [`${label}${short}`, originOf(test)].filter((text) => text !== '').join(' · ');
  };
}
