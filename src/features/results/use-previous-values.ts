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
  type PreviousValue,
} from '@/domain/results/history/previous-value';
import type { RecentResults } from '@/domain/results/history/recent-results';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { TestResult } from '@/domain/results/test-result';
import { remembered } from '@/lib/remembered';

/** What the grid shows of the value before: itself, that it is being looked up, or that nobody can tell. */
export type ShownPrevious = PreviousValue | 'looking' | typeof UNKNOWN_VALUE;

/** The value before that of a test, by its id; undefined where there is none. */
export type PreviousOf = (testId: number) => ShownPrevious | undefined;

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
  /** The tests that have a value before. */
  readonly asked: readonly TestResult[];
  readonly histories: readonly TestHistory[];
  readonly recent: RecentResults | null;
  /** The recent orders are still being looked up. */
  readonly isLooking: boolean;
}

const askedOf = remembered(testsWithPrevious);
const readerOf = remembered(historyReader);
const testsById = remembered(
  (tests: readonly TestResult[]) => new Map(tests.map((test) => [test.testId, test])),
);

/** Works each value out once, when a row asks for it: of thousands of tests only a few are in sight. */
function previousValues({ asked, histories, recent, isLooking }: Known): PreviousOf {
  const complete = historyCompleter(recent);
  const historyOf = readerOf(histories);
  const byId = testsById(asked);
  const found = new Map<number, ShownPrevious | undefined>();
  const workOut = (testId: number): ShownPrevious | undefined => {
    const test = byId.get(testId);
    const previous = test === undefined ? null : previousValue(complete(historyOf(test)));
    if (previous === null) return undefined;
    return previous === UNKNOWN_VALUE && isLooking ? 'looking' : previous;
  };
  return (testId) => {
    if (!found.has(testId)) found.set(testId, workOut(testId));
    return found.get(testId);
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
            asked,
            histories: data.items,
            recent: recent.data ?? null,
            isLooking: recent.isFetching,
          }),
    [asked, data, recent.data, recent.isFetching],
  );
  return { valueOf, isFailed: isError || recent.isError };
}
