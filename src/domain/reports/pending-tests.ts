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
  const held = (one: PendingTest) =>
    tests.some(({ testId, testCode }) =>
      one.id === null ? one.code === testCode : one.id === testId,
    );
  return pending.filter((one) => !held(one));
}

/** What paper calls a pending test: its name, or what else names it. */
export function pendingLabel({ name, abbreviation, code, id }: PendingTest): string {
  return [name, abbreviation, code].find((text) => text.trim() !== '') ?? String(id ?? '');
}
