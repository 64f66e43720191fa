import type { PanicBlocking, Settings } from '@/domain/configuration/settings';

import type { TestResult } from './test-result';

/** What the configuration and the user type allow to be seen of an order. */
export interface VisibilityRules {
  readonly onlyValidated: boolean;
  readonly panicBlocking: PanicBlocking;
  /** What the server puts in the place of a result that is not for this user; empty when the laboratory has no such text. */
  readonly restrictedText: string;
}

/** The rules of a laboratory for a user type. */
export function visibilityRules(
  { panicBlocking, restrictedText }: Settings['results'],
  onlyValidated: boolean,
): VisibilityRules {
  return { onlyValidated, panicBlocking, restrictedText };
}

/** From this state on a test counts as validated (spec §4, Test state). */
const VALIDATED = 4;

/** True for tests of state 4 or more; an unreadable state counts as not validated. */
export function isValidated(test: Pick<TestResult, 'state'>): boolean {
  return test.state >= VALIDATED;
}

/** What is left of an order's tests for the user. */
export interface VisibleTests<T> {
  readonly tests: readonly T[];
  /** The order is blocked as a whole: the laboratory speaks to the patient first. */
  readonly blocked: boolean;
  /** Single tests were taken out for the same reason. How many would already be a hint. */
  readonly withheld: boolean;
}

/**
 * The tests that may be seen, and whether the order is blocked as a whole (spec §4, Test state and Panic blocking; contract §5 for
 * blocking by test). Whatever shows, reports or exports results asks here first.
 */
export function visibleTests<T extends Pick<TestResult, 'state' | 'pathology'>>(
  tests: readonly T[],
  { onlyValidated, panicBlocking }: VisibilityRules,
): VisibleTests<T> {
  const allowed = onlyValidated ? tests.filter(isValidated) : tests;
  const harmless = allowed.filter(({ pathology }) => pathology === 0);
  const isPathological = harmless.length < allowed.length;
  switch (panicBlocking) {
    case 'none':
      return { tests: allowed, blocked: false, withheld: false };
    case 'test':
      return { tests: harmless, blocked: false, withheld: isPathological };
    case 'order':
      return { tests: isPathological ? [] : allowed, blocked: isPathological, withheld: false };
  }
}

/** Whether the server put a text in the place of the result: the test is blocked, or its result is not for this user. */
export function isWithheld(
  { blocked, confidential, result }: Pick<TestResult, 'blocked' | 'confidential' | 'result'>,
  { restrictedText }: Pick<VisibilityRules, 'restrictedText'>,
): boolean {
  return blocked || (confidential && result !== '' && result === restrictedText);
}

/**
 * A test without what would tell its result all the same, when that result is withheld (safety.md K3). Other tests come back as
 * they are.
 */
export function withoutHints<T extends TestResult>(test: T, rules: VisibilityRules): T {
  if (!isWithheld(test, rules)) return test;
  return { ...test, pathology: 0, comment: '', hasComment: false, hasAntibiogram: false };
}
