import type { PanicBlocking } from '@/domain/configuration/settings';

import type { TestResult } from './test-result';

/** What the configuration and the user type allow to be seen of an order. */
export interface VisibilityRules {
  readonly onlyValidated: boolean;
  readonly panicBlocking: PanicBlocking;
}

/** From this state on a test counts as validated (spec §4, Test state). */
const VALIDATED = 4;

/** True for tests of state 4 or more; an unreadable state counts as not validated. */
export function isValidated(test: Pick<TestResult, 'state'>): boolean {
  return test.state >= VALIDATED;
}

/**
 * The tests that may be seen, and whether the order is blocked as a whole (spec §4, Test state and Panic blocking; contract §5 for
 * blocking by test). Whatever shows, reports or exports results asks here first.
 */
export function visibleTests<T extends Pick<TestResult, 'state' | 'pathology'>>(
  tests: readonly T[],
  { onlyValidated, panicBlocking }: VisibilityRules,
): { readonly tests: readonly T[]; readonly blocked: boolean } {
  const allowed = onlyValidated ? tests.filter(isValidated) : tests;
  if (panicBlocking === 'none') return { tests: allowed, blocked: false };
  const harmless = allowed.filter(({ pathology }) => pathology === 0);
  if (panicBlocking === 'test') return { tests: harmless, blocked: false };
  const blocked = harmless.length < allowed.length;
  return { tests: blocked ? [] : allowed, blocked };
}
