import { grouped } from '@/domain/base/grouped';

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

function groupProfiles<T extends TestResult>(tests: readonly T[]): readonly ProfileGroup<T>[] {
  return [...grouped(tests, (test) => test.profileId).values()].map((members) => ({
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
  const areas = grouped(tests, ({ areaId, areaName }) => (areaId === 0 ? areaName : areaId));
  return [...areas.values()].map((members) => ({
    areaId: members[0]?.areaId ?? 0,
    areaName: members[0]?.areaName ?? '',
    profiles: groupProfiles(members),
  }));
}
