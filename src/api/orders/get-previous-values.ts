import { queryOptions } from '@tanstack/react-query';

import type { Settings } from '@/domain/configuration/settings';
import { askedHistories, askedTests } from '@/domain/results/asked-histories';
import { previousValue, type PreviousValue } from '@/domain/results/previous-value';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visible-tests';

import { resultHistoryOptions } from './get-result-history';

/** An order's tests as the results grid shows them. */
interface PreviousValuesRequest {
  readonly patientIdDB: number;
  /** Only the tests that the user may see. */
  readonly tests: readonly TestResult[];
  readonly settings: Settings['results'];
  readonly rules: VisibilityRules;
}

function hasHistory({ historyChart, historyTable, historyCombined }: Settings['results']): boolean {
  return historyChart || historyTable || historyCombined;
}

/**
 * The value before the current one, by test id, of the numeric tests of an order that are not withheld (issue 5, point 5): one
 * call per order, none while every kind of history is off. Leaving the order cancels it.
 */
export function previousValuesOptions(request: PreviousValuesRequest) {
  const { patientIdDB, tests, settings, rules } = request;
  const numeric = tests.filter(({ resultType }) => resultType === 'numeric');
  const { asked } = askedTests({
    tests: numeric,
    testIds: numeric.map(({ testId }) => testId),
  });
  const testIds = asked.map(({ testId }) => testId).toSorted((one, other) => one - other);
  return queryOptions({
    ...resultHistoryOptions({ patientIdDB, testIds, rules }),
    enabled: hasHistory(settings) && testIds.length > 0,
    select: ({ items }): ReadonlyMap<number, PreviousValue> =>
      new Map(
        askedHistories(asked, items).flatMap((history) => {
          const previous = previousValue(history);
          return previous === null ? [] : [[history.test.testId, previous] as const];
        }),
      ),
  });
}
