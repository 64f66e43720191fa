import {
  groupResults,
  isInProfile,
  profileKey,
  type ProfileGroup,
} from '@/domain/results/group-results';
import type { TestResult } from '@/domain/results/test-result';

interface Row {
  /** Stays the same while tests are filtered; a test may stand in the results twice. */
  readonly key: string;
}

interface Heading extends Row {
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

export interface TestResultRow extends Row {
  readonly kind: 'test';
  readonly isInProfile: boolean;
  readonly test: TestResult;
}

/** A heading and what stands below it. */
export type HeadingResultRow = AreaResultRow | ProfileResultRow;

/** One line of the results table. */
export type ResultRow = HeadingResultRow | TestResultRow;

/** An area's heading, which stays at the top while rows of the area are in sight, and these. */
export interface ResultArea {
  readonly heading: AreaResultRow;
  readonly rows: readonly (ProfileResultRow | TestResultRow)[];
}

/** Tells the second and further rows of one test apart, and of headings without an id. */
function uniqueKeys(): (key: string) => string {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  };
}

/** Areas and profiles as the lines of the table, `first` before all areas. */
export function resultAreas(
  tests: readonly TestResult[],
  first: ReadonlySet<TestResult> = new Set(),
): readonly ResultArea[] {
  const keyOf = uniqueKeys();
  const groups = groupResults(tests);
  /** Its heading stands once: over what is left of it, or over all of it where nothing is. */
  const profileRows = (areaId: number, profile: ProfileGroup, isFirst: boolean) => {
    const place = `${areaId} ${profileKey(profile)}`;
    const members = profile.tests.filter((test) => first.has(test) === isFirst);
    const isHeaded = isInProfile(profile) && (!isFirst || members.length === profile.tests.length);
    const rows: (ProfileResultRow | TestResultRow)[] = [];
    if (members.length === 0) return rows;
    if (isHeaded) {
      const { profileName: name, tests: all } = profile;
      rows.push({ kind: 'profile', key: keyOf(`profile ${place}`), name, tests: all });
    }
    for (const test of members) {
      const key = keyOf(`test ${place} ${test.testId}`);
      rows.push({ kind: 'test', key, isInProfile: isHeaded, test });
    }
    return rows;
  };
  const areas: ResultArea[] = [];
  if (first.size > 0) {
    areas.push({
      heading: { kind: 'area', key: 'attention', name: '', tests: [...first], isAttention: true },
      rows: groups.flatMap(({ areaId, profiles }) =>
        profiles.flatMap((profile) => profileRows(areaId, profile, true)),
      ),
    });
  }
  for (const { areaId, areaName: name, profiles } of groups) {
    const members = profiles.flatMap((profile) => profile.tests);
    if (members.every((test) => first.has(test))) continue;
    areas.push({
      heading: { kind: 'area', key: keyOf(`area ${areaId}`), name, tests: members },
      rows: profiles.flatMap((profile) => profileRows(areaId, profile, false)),
    });
  }
  return areas;
}
