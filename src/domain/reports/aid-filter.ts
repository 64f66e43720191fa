import type { TestResult } from '@/domain/results/test-result';

const CODES: ReadonlySet<string> = new Set([
  '9222',
  '503',
  '4003',
  '5051',
  '5052',
  '5053',
  '7828',
  '7077',
  '9721',
  '9301',
]);
const PROFILE = 1066;

/** True when the report shows the aid filter: one of ten test codes, compared as text, or profile 1066. */
export function hasAidFilter(
  tests: readonly Pick<TestResult, 'testCode' | 'profileId'>[],
): boolean {
  return tests.some(({ testCode, profileId }) => CODES.has(testCode) || profileId === PROFILE);
}
