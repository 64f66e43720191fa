import { FIRST_LANGUAGE, type Language } from '@/domain/base/language';
import { firstText } from '@/domain/base/first-text';
import { testLabel } from '@/domain/results/test-label';
import type { GuardedTest } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';
import {
  isWithheld,
  visibleTests,
  type VisibilityRules,
} from '@/domain/results/visibility/visible-tests';

import type { ReportOrder } from './report-order';

/** A test of an order that the laboratory has not validated yet, as the LIS lists it beside a final report. */
export interface PendingTest {
  readonly id: number | null;
  readonly code: string;
  readonly abbreviation: string;
  readonly name: string;
  readonly nameEnglish: string;
}

/** Whether a pending test is one of the order's: by its id, else by its code, else by what it is called. */
function isSame(pending: PendingTest, test: GuardedTest): boolean {
  if (pending.id !== null) return pending.id === test.testId;
  if (pending.code.trim() !== '') return pending.code === test.testCode;
  return pendingLabel(pending) === testLabel(test);
}

/** What an order holds, and what is listed beside it. */
type ListedTests = Pick<ReportOrder, 'pending' | 'tests'>;

/** The pending tests that stand in the list alone: one that the order itself holds is told there or nowhere. */
function listedAlone({ pending, tests }: ListedTests): readonly PendingTest[] {
  return pending.filter((one) => !tests.some((test) => isSame(one, test)));
}

/**
 * The pending tests that a report may name. None where the reader sees validated tests only, and none where confidential ones are
 * kept from the reader, for the list does not say which they are. A test that the order itself holds is told there or, by the rules
 * of visibility, nowhere: a preliminary report names those alone that it has no rows of.
 */
export function pendingTests(
  order: ListedTests,
  { rules }: { readonly rules: VisibilityRules },
): readonly PendingTest[] {
  if (rules.onlyValidated || !rules.seesConfidential) return [];
  return listedAlone(order);
}

/**
 * How many tests of an order are still to come, for a reader of validated ones. Null where some are and their number may not be
 * told: the list does not say which of them are confidential.
 */
export function waitingTests(order: ListedTests, rules: VisibilityRules): number | null {
  const listed = listedAlone(order).length;
  if (listed > 0 && !rules.seesConfidential) return null;
  return (
    listed + order.tests.filter((test) => !isValidated(test) && !isWithheld(test, rules)).length
  );
}

/** How much of its order a report tells; `all` is null where how many are missing may not be told. */
export interface PartialReport {
  readonly ready: number;
  readonly all: number | null;
}

/** That a report of these tests is not all of its order yet; null where it is. Nothing is counted where tests were taken out. */
export function partialReport(
  order: ListedTests,
  tests: readonly GuardedTest[],
  rules: VisibilityRules,
): PartialReport | null {
  const missing = waitingTests(order, rules);
  if (missing === 0) return null;
  const ready = tests.filter((test) => isValidated(test) && !isWithheld(test, rules)).length;
  const isCounted = missing !== null && !visibleTests(order.tests, rules).withheld;
  return { ready, all: isCounted ? ready + missing : null };
}

/** What paper calls a pending test: its name, or what else names it. */
export function pendingLabel(
  { name, nameEnglish, abbreviation, code, id }: PendingTest,
  language: Language = FIRST_LANGUAGE,
): string {
  const translated = language === 'en' ? nameEnglish : '';
  return firstText(translated, name, abbreviation, code, String(id ?? ''));
}
