import type { TestResult } from '@/domain/results/test-result';

/** A test by its name and, where it says more, its abbreviation: "Glucosa (GLU)". */
export function testTitle({
  name,
  abbreviation,
}: Pick<TestResult, 'name' | 'abbreviation'>): string {
  if (name === '' || abbreviation === '' || name === abbreviation) return name || abbreviation;
  return `${name} (${abbreviation})`;
}
