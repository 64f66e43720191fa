import { firstText } from '@/domain/base/first-text';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import type { ReportKind } from './report-data';
import type { ReportOrder } from './report-order';

/** A test of an order that the laboratory has not validated yet, as the LIS lists it beside a final report. */
export interface PendingTest {
  readonly id: number | null;
  readonly code: string;
  readonly abbreviation: string;
  readonly name: string;
  readonly nameEnglish: string;
}

/** What a report depends on as far as it names pending tests. */
interface PendingSetting {
  readonly kind: ReportKind;
  readonly rules: VisibilityRules;
}

/** Whether a pending test is one of the order's: by its id, else by its code, else by what it is called. */
function isSame(pending: PendingTest, test: TestResult): boolean {
  if (pending.id !== null) return pending.id === test.testId;
  if (pending.code.trim() !== '') return pending.code === test.testCode;
  return pendingLabel(pending) === testLabel(test);
}

/**
 * The pending tests that a report may name. Only a final one names them: a preliminary one has their rows. None where the reader
 * sees validated tests only, and none where confidential ones are kept from the reader, for the list does not say which they are.
 * A test that the order itself holds is told there or, by the rules of visibility, nowhere.
 */
export function pendingTests(
  { pending, tests }: Pick<ReportOrder, 'pending' | 'tests'>,
  { kind, rules }: PendingSetting,
): readonly PendingTest[] {
  if (kind !== 'final' || rules.onlyValidated || !rules.seesConfidential) return [];
  return pending.filter((one) => !tests.some((test) => isSame(one, test)));
}

/** What paper calls a pending test: its name, or what else names it. */
export function pendingLabel({ name, abbreviation, code, id }: PendingTest): string {
  return firstText(name, abbreviation, code, String(id ?? ''));
}
