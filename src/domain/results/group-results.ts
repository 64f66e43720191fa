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

function collect<T>(
  tests: readonly T[],
  key: (test: T) => number | string,
): ReadonlyMap<number | string, T[]> {
  const groups = new Map<number | string, T[]>();
  for (const test of tests) {
    const group = groups.get(key(test));
    if (group === undefined) groups.set(key(test), [test]);
    else group.push(test);
  }
  return groups;
}

function groupProfiles<T extends TestResult>(tests: readonly T[]): readonly ProfileGroup<T>[] {
  return [...collect(tests, (test) => test.profileId).values()].map((members) => ({
    profileId: members[0]?.profileId ?? 0,
    profileName: members[0]?.profileName ?? '',
    tests: members,
  }));
}

/**
 * Tests by area and by profile, everything in order of first appearance: give them in clinical order. Every test given comes back
 * exactly once.
 */
export function groupResults<T extends TestResult>(tests: readonly T[]): readonly AreaGroup<T>[] {
  // Areas without an id are told apart by what they are called.
  const areas = collect(tests, ({ areaId, areaName }) => (areaId === 0 ? areaName : areaId));
  return [...areas.values()].map((members) => ({
    areaId: members[0]?.areaId ?? 0,
    areaName: members[0]?.areaName ?? '',
    profiles: groupProfiles(members),
  }));
}
