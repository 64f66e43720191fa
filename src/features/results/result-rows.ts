import type { AreaGroup } from '@/domain/results/group-results';
import type { TestResult } from '@/domain/results/test-result';

/** One line of the results table. Every line knows its area, for the heading that stays at the top. */
export type ResultRow =
  | { readonly kind: 'area'; readonly key: string; readonly areaName: string }
  | {
      readonly kind: 'profile';
      readonly key: string;
      readonly areaName: string;
      readonly profileName: string;
    }
  | {
      readonly kind: 'test';
      readonly key: string;
      readonly areaName: string;
      readonly isInProfile: boolean;
      readonly test: TestResult;
    };

/** Areas and profiles as the lines that a virtual table draws. Keys count on: a test may occur twice (safety.md F8). */
export function resultRows(areas: readonly AreaGroup[]): readonly ResultRow[] {
  const rows: ResultRow[] = [];
  for (const { areaName, profiles } of areas) {
    rows.push({ kind: 'area', key: `area ${rows.length}`, areaName });
    for (const { profileId, profileName, tests } of profiles) {
      const isInProfile = profileId !== 0;
      if (isInProfile) {
        rows.push({ kind: 'profile', key: `profile ${rows.length}`, areaName, profileName });
      }
      for (const test of tests) {
        const key = `test ${rows.length} ${test.testId}`;
        rows.push({ kind: 'test', key, areaName, isInProfile, test });
      }
    }
  }
  return rows;
}
