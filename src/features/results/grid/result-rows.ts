import { groupResults, isInProfile, profileKey } from '@/domain/results/group-results';
import type { TestResult } from '@/domain/results/test-result';

interface RowPlace {
  /** Stays the same while tests are filtered; a test may stand in the results twice (docs/promises.md F8). */
  readonly key: string;
  /** Index of the area's heading, which stays at the top while its rows are in sight. */
  readonly areaRow: number;
}

interface Heading extends RowPlace {
  /** As the laboratory calls it; may be empty. */
  readonly name: string;
  /** Those below the heading. */
  readonly tests: readonly TestResult[];
}

export interface AreaResultRow extends Heading {
  readonly kind: 'area';
}

export interface ProfileResultRow extends Heading {
  readonly kind: 'profile';
}

interface TestResultRow extends RowPlace {
  readonly kind: 'test';
  readonly isInProfile: boolean;
  readonly test: TestResult;
}

/** A heading and what stands below it. */
export type HeadingResultRow = AreaResultRow | ProfileResultRow;

/** One line of the results table. */
export type ResultRow = HeadingResultRow | TestResultRow;

/** Tells the second and further rows of one test apart, and of headings without an id. */
function uniqueKeys(): (key: string) => string {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  };
}

/** Areas and profiles as the lines that a virtual table draws (docs/behaviour.md §2, Results grid). */
export function resultRows(tests: readonly TestResult[]): readonly ResultRow[] {
  const rows: ResultRow[] = [];
  const keyOf = uniqueKeys();
  for (const { areaId, areaName, profiles } of groupResults(tests)) {
    const areaRow = rows.length;
    const members = profiles.flatMap((profile) => profile.tests);
    rows.push({
      kind: 'area',
      key: keyOf(`area ${areaId}`),
      areaRow,
      name: areaName,
      tests: members,
    });
    for (const profile of profiles) {
      const place = `${areaId} ${profileKey(profile)}`;
      const isHeaded = isInProfile(profile);
      if (isHeaded) {
        rows.push({
          kind: 'profile',
          key: keyOf(`profile ${place}`),
          areaRow,
          name: profile.profileName,
          tests: profile.tests,
        });
      }
      for (const test of profile.tests) {
        const key = keyOf(`test ${place} ${test.testId}`);
        rows.push({ kind: 'test', key, areaRow, isInProfile: isHeaded, test });
      }
    }
  }
  return rows;
}
