import { createContext, use } from 'react';

import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';

import { testTitle } from './test-title';

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
