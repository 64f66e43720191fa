import { isValidated } from '@/domain/results/visibility/is-validated';

import type { ReportTest, ValidatingUser } from './report-order';

/** Who answers for an area. */
interface SignedArea {
  /** The first test of the area that the person validated. */
  readonly test: ReportTest;
  readonly userId: number;
  /** Undefined where the laboratory did not deliver the person. */
  readonly validator: ValidatingUser | undefined;
}

/** One entry per area and validating user, in the order of the tests. */
export function signedAreas(
  tests: readonly ReportTest[],
  validators: readonly ValidatingUser[],
): readonly SignedArea[] {
  const signed = new Map<string, SignedArea>();
  for (const test of tests.filter(isValidated)) {
    const { areaId, validationUserId: userId } = test;
    const key = `${areaId} ${userId ?? ''}`;
    if (userId === null || signed.has(key)) continue;
    signed.set(key, { test, userId, validator: validators.find(({ id }) => id === userId) });
  }
  return [...signed.values()];
}
