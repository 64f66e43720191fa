import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import {
  previousHistoriesOptions,
  previousRecentOptions,
  testsWithPrevious,
  type PreviousValuesRequest,
} from '@/api/orders/get-previous-values';
import { historyReader } from '@/domain/results/history/asked-histories';
import { historyCompleter } from '@/domain/results/history/completed-histories';
import {
  previousValue,
  UNKNOWN_VALUE,
  type NoPrevious,
  type PreviousValue,
} from '@/domain/results/history/previous-value';
import type { RecentResults } from '@/domain/results/history/recent-results';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { TestResult } from '@/domain/results/test-result';
import { remembered } from '@/lib/remembered';

/** What the grid shows of the value before: itself, that it is being looked up, or why nobody can tell. */
export type ShownPrevious = PreviousValue | 'looking' | NoPrevious;

/** The value before that of a test; undefined where there is none. */
export type PreviousOf = (test: TestResult) => ShownPrevious | undefined;

interface PreviousValues {
  readonly valueOf: PreviousOf;
  readonly isFailed: boolean;
}

interface OpenedOrder extends Omit<PreviousValuesRequest, 'asked'> {
  /** Only the tests that the user may see. */
  readonly tests: readonly TestResult[];
}

const NO_HISTORIES: readonly TestHistory[] = [];

interface Known {
  /** Those of the order that the user may see. */
  readonly tests: readonly TestResult[];
  /** The tests that have a value before. */
  readonly asked: readonly TestResult[];
  readonly histories: readonly TestHistory[];
  readonly recent: RecentResults | null;
  /** The recent orders are still being looked up. */
  readonly isLooking: boolean;
}

const askedOf = remembered(testsWithPrevious);
const readerOf = remembered(historyReader);
const idsOf = remembered(
  (tests: readonly TestResult[]) => new Set(tests.map(({ testId }) => testId)),
);

/** Works each value out once, when a row asks for it: of thousands of tests only a few are in sight. */
function previousValues({ tests, asked, histories, recent, isLooking }: Known): PreviousOf {
  const complete = historyCompleter(tests, recent);
  const historyOf = readerOf(histories);
  const ids = idsOf(asked);
  const found = new Map<TestResult, ShownPrevious | undefined>();
  const workOut = (test: TestResult): ShownPrevious | undefined => {
    const isAsked = ids.has(test.testId) && !test.withheld;
    const previous = isAsked ? previousValue(complete(historyOf(test))) : null;
    if (previous === null) return undefined;
    const isOpen =
      previous === UNKNOWN_VALUE || (typeof previous === 'object' && !previous.isNewest);
    return isOpen && isLooking ? 'looking' : previous;
  };
  return (test) => {
    if (!found.has(test)) found.set(test, workOut(test));
    return found.get(test);
  };
}

function noValues(): undefined {
  // Nothing is known yet.
}

/** The values before those of an order, which appear when the order is on screen; leaving it ends the calls. */
export function usePreviousValues({
  tests,
  patient,
  order,
  settings,
  rules,
}: OpenedOrder): PreviousValues {
  const asked = askedOf(tests);
  const historiesOptions = useMemo(
    () => previousHistoriesOptions({ patient, order, asked, settings, rules }),
    [patient, order, asked, settings, rules],
  );
  const { data, isError } = useQuery(historiesOptions);
  const recentOptions = useMemo(
    () =>
      previousRecentOptions(
        { patient, order, asked, settings, rules },
        data?.items ?? NO_HISTORIES,
      ),
    [patient, order, asked, settings, rules, data],
  );
  const recent = useQuery(recentOptions);
  const valueOf = useMemo(
    () =>
      data === undefined
        ? noValues
        : previousValues({
            tests,
            asked,
            histories: data.items,
            recent: recent.data ?? null,
            isLooking: recent.isFetching,
          }),
    [tests, asked, data, recent.data, recent.isFetching],
  );
  return { valueOf, isFailed: isError || recent.isError };
}
