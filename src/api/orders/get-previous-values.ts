import { queryOptions } from '@tanstack/react-query';

import type { Settings } from '@/domain/configuration/settings';
import { compareOrders } from '@/domain/orders/compare-orders';
import type { PatientKey } from '@/domain/orders/patient-orders';
import { missingAfter } from '@/domain/results/history/recent-results';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { remembered } from '@/lib/remembered';

import { canCloseGaps, recentResultsOptions } from './get-recent-results';
import { resultHistoryOptions } from './get-result-history';

/** An order's tests as the results grid shows them. */
export interface PreviousValuesRequest {
  readonly patient: PatientKey;
  readonly order: string;
  /** Those of the order's tests that have a value before, by `testsWithPrevious`. */
  readonly asked: readonly TestResult[];
  readonly settings: Settings['results'];
  readonly rules: VisibilityRules;
}

function hasHistory({ historyChart, historyTable, historyCombined }: Settings['results']): boolean {
  return historyChart || historyTable || historyCombined;
}

/** Of the tests that the user may see those that have a value before: the numeric ones that are not withheld. */
export function testsWithPrevious(tests: readonly TestResult[]): readonly TestResult[] {
  const known = new Set<number>();
  return tests.filter(({ testId, resultType, withheld }) => {
    // The first where a test stands in two profiles.
    if (resultType !== 'numeric' || known.has(testId)) return false;
    known.add(testId);
    return !withheld;
  });
}

const sortedIds = remembered((tests: readonly TestResult[]) =>
  tests.map(({ testId }) => testId).toSorted((one, other) => one - other),
);

/**
 * The histories behind the values before an order's own: one call per order, none while every kind of history is off. Leaving
 * the order cancels it.
 */
export function previousHistoriesOptions(request: PreviousValuesRequest) {
  const { patient, asked, settings, rules } = request;
  const { pendingText, restrictedText } = settings;
  const testIds = sortedIds(asked);
  return queryOptions({
    ...resultHistoryOptions({
      ...{ patientIdDB: patient.patientIdDB, testIds, rules },
      texts: { pendingText, restrictedText },
    }),
    enabled: hasHistory(settings) && testIds.length > 0,
  });
}

/**
 * The patient's recent orders, where those histories are cut before this order and looking can tell what came between: only
 * then is it worth the calls, which come last of all that an opened order asks for.
 */
export function previousRecentOptions(
  { patient, order, rules }: PreviousValuesRequest,
  histories: readonly TestHistory[],
) {
  const after = missingAfter(histories);
  const isMissing = after !== null && compareOrders(order, after) > 0 && canCloseGaps();
  return recentResultsOptions({ patient, order, after: isMissing ? after : null, rules });
}
