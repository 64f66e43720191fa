import type { GuardedTest } from '@/domain/results/test-result';

import { isWithheld, visibleTests, type VisibilityRules } from './visible-tests';

/**
 * Whether a picture or file may be shown that stands under the id of a test or of a profile: where every test of that id may be
 * read, for what is a profile's tells of all its tests. False for an id that the order does not hold. Judges what it is given, so
 * it must be given the whole order.
 */
export function mayReadAll(
  tests: readonly GuardedTest[],
  rules: VisibilityRules,
): (id: number) => boolean {
  const readable = new Set(
    visibleTests(tests, rules).tests.filter((test) => !isWithheld(test, rules)),
  );
  const ids = new Map<number, boolean>();
  for (const test of tests) {
    const { testId, profileId } = test;
    // 0 is no profile.
    for (const id of profileId === 0 ? [testId] : [testId, profileId]) {
      ids.set(id, (ids.get(id) ?? true) && readable.has(test));
    }
  }
  return (id) => ids.get(id) === true;
}
