import {
  groupResults,
  isInProfile,
  profileKey,
  type ProfileGroup,
} from '@/domain/results/group-results';
import type { TestResult } from '@/domain/results/test-result';

interface RowPlace {
  /** Stays the same while tests are filtered; a test may stand in the results twice. */
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
  /** No area of the laboratory's: what asks for action, before all areas. */
  readonly isAttention?: true;
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

const ATTENTION = 'attention';

/** Tells the second and further rows of one test apart, and of headings without an id. */
function uniqueKeys(): (key: string) => string {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  };
}

/** Areas and profiles as the lines that a virtual table draws, `first` before all areas. */
export function resultRows(
  tests: readonly TestResult[],
  first: ReadonlySet<TestResult> = new Set(),
): readonly ResultRow[] {
  const rows: ResultRow[] = [];
  const keyOf = uniqueKeys();
  const groups = groupResults(tests);
  /** Its heading stands once: over what is left of it, or over all of it where nothing is. */
  const addProfile = (areaId: number, profile: ProfileGroup, areaRow: number) => {
    const isFirst = rows[areaRow]?.key === ATTENTION;
    const place = `${areaId} ${profileKey(profile)}`;
    const members = profile.tests.filter((test) => first.has(test) === isFirst);
    const isHeaded = isInProfile(profile) && (!isFirst || members.length === profile.tests.length);
    if (members.length === 0) return;
    if (isHeaded) {
      rows.push({
        kind: 'profile',
        key: keyOf(`profile ${place}`),
        areaRow,
        name: profile.profileName,
        tests: profile.tests,
      });
    }
    for (const test of members) {
      const key = keyOf(`test ${place} ${test.testId}`);
      rows.push({ kind: 'test', key, areaRow, isInProfile: isHeaded, test });
    }
  };
  const addArea = (row: Omit<AreaResultRow, 'kind' | 'areaRow'>) => {
    const areaRow = rows.length;
    rows.push({ kind: 'area', areaRow, ...row });
    return areaRow;
  };
  if (first.size > 0) {
    const areaRow = addArea({ key: ATTENTION, name: '', tests: [...first], isAttention: true });
    for (const { areaId, profiles } of groups) {
      for (const profile of profiles) addProfile(areaId, profile, areaRow);
    }
  }
  for (const { areaId, areaName, profiles } of groups) {
    const members = profiles.flatMap((profile) => profile.tests);
    if (members.every((test) => first.has(test))) continue;
    const areaRow = addArea({ key: keyOf(`area ${areaId}`), name: areaName, tests: members });
    for (const profile of profiles) addProfile(areaId, profile, areaRow);
  }
  return rows;
}
