import type { TestResult } from './test-result';

/** A picture that an analyser drew for a test or a profile, such as a scatter plot or an electrophoresis curve. */
export interface TestPicture {
  /** Of a test, or of a profile where the picture is one of all its tests. */
  readonly testId: number;
  /** The analyser's title; empty when it gave none. */
  readonly title: string;
  /** Base64, bare or as data URL. */
  readonly picture: string;
}

/** The pictures of a profile, given its tests: theirs and its own. */
export function picturesOfProfile(
  pictures: readonly TestPicture[],
  tests: readonly Pick<TestResult, 'testId' | 'profileId'>[],
): readonly TestPicture[] {
  const ids = new Set(tests.flatMap(({ testId, profileId }) => [testId, profileId]));
  return pictures.filter(({ testId }) => ids.has(testId));
}
