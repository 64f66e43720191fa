import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import {
  previousHistoriesOptions,
  previousRecentOptions,
  testsWithPrevious,
  type PreviousValuesRequest,
} from '@/api/orders/get-previous-values';
import { askedHistories } from '@/domain/results/history/asked-histories';
import { completedHistories } from '@/domain/results/history/completed-histories';
import {
  previousValue,
  UNKNOWN_VALUE,
  type PreviousValue,
} from '@/domain/results/history/previous-value';
import type { TestHistory } from '@/domain/results/history/test-history';

/** What the grid shows of the value before: itself, that it is being looked up, or that nobody can tell. */
export type ShownPrevious = PreviousValue | 'looking' | typeof UNKNOWN_VALUE;

interface PreviousValues {
  /** By test id; nothing where there is no value before. */
  readonly values: ReadonlyMap<number, ShownPrevious>;
  readonly isFailed: boolean;
}

const NO_HISTORIES: readonly TestHistory[] = [];

/** The values before those of an order, which appear when the order is on screen; leaving it ends the calls. */
export function usePreviousValues(request: PreviousValuesRequest): PreviousValues {
  const { patient, order, tests, settings, rules } = request;
  const historiesOptions = useMemo(
    () => previousHistoriesOptions({ patient, order, tests, settings, rules }),
    [patient, order, tests, settings, rules],
  );
  const { data, isError } = useQuery(historiesOptions);
  const recentOptions = useMemo(
    () =>
      previousRecentOptions(
        { patient, order, tests, settings, rules },
        data?.items ?? NO_HISTORIES,
      ),
    [patient, order, tests, settings, rules, data],
  );
  const recent = useQuery(recentOptions);
  const values = useMemo(() => {
    if (data === undefined) return new Map<number, ShownPrevious>();
    const asked = askedHistories(testsWithPrevious(tests), data.items);
    const histories = completedHistories(asked, recent.data ?? null);
    return new Map(
      histories.flatMap((history): (readonly [number, ShownPrevious])[] => {
        const previous = previousValue(history);
        if (previous === null) return [];
        const isLooking = previous === UNKNOWN_VALUE && recent.isFetching;
        return [[history.test.testId, isLooking ? 'looking' : previous]];
      }),
    );
  }, [tests, data, recent.data, recent.isFetching]);
  return { values, isFailed: isError || recent.isError };
}
