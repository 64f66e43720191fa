import type { TestResult } from '@/domain/results/test-result';

/** Ascending and stable; tests without a print order follow in the server's order (spec §4, safety.md F8). */
export function inPrintOrder<T extends Pick<TestResult, 'printSort'>>(
  tests: readonly T[],
): readonly T[] {
  const place = ({ printSort }: T) => printSort ?? Number.MAX_SAFE_INTEGER;
  return tests.toSorted((one, other) => place(one) - place(other));
}
