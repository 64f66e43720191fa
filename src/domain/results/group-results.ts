import type { TestResult } from './test-result';

/** Tests of one profile inside an area; profile 0 holds the tests that stand by themselves. */
export interface ProfileGroup<T extends TestResult = TestResult> {
  readonly profileId: number;
  readonly profileName: string;
  readonly tests: readonly T[];
}

/** The tests of one area. */
export interface AreaGroup<T extends TestResult = TestResult> {
  readonly areaId: number;
  readonly areaName: string;
  readonly profiles: readonly ProfileGroup<T>[];
}

function collect<T>(tests: readonly T[], key: (test: T) => number): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const test of tests) {
    const group = groups.get(key(test));
    if (group === undefined) groups.set(key(test), [test]);
    else group.push(test);
  }
  return groups;
}

/** Ascending and stable; tests without a print order keep the server's order, after the others. */
function byPrintSort<T extends TestResult>(tests: readonly T[]): readonly T[] {
  const place = ({ printSort }: T) => printSort ?? Number.MAX_SAFE_INTEGER;
  return tests.toSorted((one, other) => place(one) - place(other));
}

function groupProfiles<T extends TestResult>(tests: readonly T[]): readonly ProfileGroup<T>[] {
  return [...collect(tests, (test) => test.profileId)]
    .toSorted(([one], [other]) => one - other)
    .map(([profileId, members]) => ({
      profileId,
      profileName: members[0]?.profileName ?? '',
      tests: byPrintSort(members),
    }));
}

/**
 * Tests by area, in order of first appearance, and by profile: first the tests without one, then each profile, every group
 * ascending by print order (spec §2, Results grid; behaviour.md 3.4). Every test given comes back exactly once.
 */
export function groupResults<T extends TestResult>(tests: readonly T[]): readonly AreaGroup<T>[] {
  return [...collect(tests, (test) => test.areaId)].map(([areaId, members]) => ({
    areaId,
    areaName: members[0]?.areaName ?? '',
    profiles: groupProfiles(members),
  }));
}

/** The same tests in one list, in the order in which the results show them. */
export function inGridOrder<T extends TestResult>(tests: readonly T[]): readonly T[] {
  return groupResults(tests).flatMap(({ profiles }) =>
    profiles.flatMap((profile) => profile.tests),
  );
}
