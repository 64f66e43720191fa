import { grouped } from '@/domain/base/grouped';

import type { TestResult } from './test-result';

type ProfileName = Pick<TestResult, 'profileId' | 'profileName'>;

/** Tests of one profile inside an area, or those that stand by themselves (`isInProfile`). */
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

/** What tells profiles apart: those without an id what they are called, empty for none. */
export function profileKey({ profileId, profileName }: ProfileName): number | string {
  return profileId === 0 ? profileName.trim() : profileId;
}

/** Whether a test, or the tests of a group, belong to a profile. */
export function isInProfile(test: ProfileName): boolean {
  return profileKey(test) !== '';
}

function groupProfiles<T extends TestResult>(tests: readonly T[]): readonly ProfileGroup<T>[] {
  return [...grouped(tests, profileKey).values()].map((members) => ({
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
