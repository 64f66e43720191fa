import { useQuery } from '@tanstack/react-query';

import { useSettings } from '@/api/configuration/get-configuration';
import { recentResultsOptions } from '@/api/orders/get-recent-results';
import { resultHistoryOptions } from '@/api/orders/get-result-history';
import { askedHistories, askedTests } from '@/domain/results/history/asked-histories';
import { historyCompleter, historyFill } from '@/domain/results/history/completed-histories';
import { missingAfter } from '@/domain/results/history/recent-results';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

/** Whose earlier results are wanted, of which tests, and under which rules. */
export interface HistoryRequest {
  readonly patient: OrderSummary;
  /** The ticked tests, in the order of the grid. */
  readonly testIds: readonly number[];
  /** The tests of the order that the user may see. */
  readonly tests: readonly TestResult[];
  readonly rules: VisibilityRules;
}

/**
 * The history of the ticked tests: what the server lists, with the order's own results and, where the lists are cut, with those of
 * the patient's recent orders. Closing the dialog ends the calls.
 */
export function useHistories(request: HistoryRequest) {
  const { patient, rules } = request;
  const { pendingText, restrictedText } = useSettings().results;
  const { asked, withheld } = askedTests(request);
  const testIds = asked.map(({ testId }) => testId).toSorted((one, other) => one - other);
  const { patientIdDB, order } = patient;
  const texts = { pendingText, restrictedText };
  const listed = useQuery(resultHistoryOptions({ patientIdDB, testIds, rules, texts }));
  const after = missingAfter(listed.data?.items ?? []);
  const recent = useQuery(recentResultsOptions({ patient, order, after, rules }));
  const isNeeded = after !== null;
  const found = isNeeded ? (recent.data ?? null) : null;
  const histories =
    listed.data === undefined
      ? []
      : askedHistories(asked, listed.data.items).map(historyCompleter(request.tests, found));
  return {
    listed,
    withheld,
    histories,
    search: {
      isLooking: isNeeded && recent.isFetching,
      isFailed: isNeeded && recent.isError && !recent.isFetching,
      fill: historyFill(histories, found),
      retry: () => {
        void recent.refetch();
      },
    },
  };
}

/** How the search in recent orders stands. */
export type RecentSearch = ReturnType<typeof useHistories>['search'];
