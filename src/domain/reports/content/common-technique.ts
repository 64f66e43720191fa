import type { TestResult } from '@/domain/results/test-result';

/** The most frequent technique of a profile's tests, the first one of equals. */
export function commonTechnique(tests: readonly Pick<TestResult, 'technique'>[]): string {
  const counts = new Map<string, number>();
  for (const { technique } of tests) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
