import { selectableIds } from '@/domain/results/test-selection';
import type { TestResult } from '@/domain/results/test-result';
import type { ReplacementTexts } from '@/domain/results/values/result-text';

/** The other numeric tests of the order in the same unit, written alike: only they share an axis. None for a test without unit. */
export function comparableTests(
  test: TestResult,
  tests: readonly TestResult[],
  texts: ReplacementTexts,
): readonly TestResult[] {
  const unit = test.unit.trim();
  if (unit === '' || selectableIds([test], ['chart'], texts).length === 0) return [];
  const alike = tests.filter((one) => one.testId !== test.testId && one.unit.trim() === unit);
  const offered = new Set(selectableIds(alike, ['chart'], texts));
  return alike.filter(
    ({ testId }, place) =>
      offered.has(testId) && alike.findIndex((one) => one.testId === testId) === place,
  );
}
