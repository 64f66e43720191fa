import { useMemo, useState } from 'react';

import { matchesStateFilter, type StateFilter } from '@/domain/orders/state-filter';
import { isAltered } from '@/domain/results/summary/result-counts';
import type { ReplacementTexts } from '@/domain/results/values/result-text';
import type { TestResult } from '@/domain/results/test-result';

/** Whether only altered results are shown, and what says so. */
export type AlteredOnly = readonly [isOn: boolean, set: (isOn: boolean) => void];

interface FilteredTests {
  readonly tests: readonly TestResult[];
  /** The states that the search asked for. */
  readonly stateFilter: StateFilter;
  readonly texts: ReplacementTexts;
  /** Some were withheld. */
  readonly isWithheld: boolean;
  readonly altered: AlteredOnly;
}

/** What of an order is shown: the states searched for, until the user lifts that, and on request the altered results only. */
export interface ResultFilters {
  readonly stateFilter: StateFilter;
  /** The tests in the states shown. */
  readonly inState: readonly TestResult[];
  /** Those of them that pass "Alterados" too. */
  readonly shown: readonly TestResult[];
  readonly isAlteredOnly: boolean;
  /** Nothing can be said about altered results: some are withheld, or only pending tests are shown. */
  readonly isAlteredUnknown: boolean;
  readonly toggleAltered: () => void;
  readonly showEveryState: () => void;
}

export function useResultFilters(filtered: FilteredTests): ResultFilters {
  const { tests, stateFilter, texts } = filtered;
  const [isOn, setIsOn] = filtered.altered;
  // A new search with another filter applies again.
  const [liftedFilter, setLiftedFilter] = useState<StateFilter>('all');
  const applied = stateFilter === liftedFilter ? 'all' : stateFilter;
  const isAlteredUnknown = filtered.isWithheld || applied === 'pending';
  const isAlteredOnly = isOn && !isAlteredUnknown;
  const inState = useMemo(
    () =>
      // The list as it came: what is known of it holds for what is shown.
      applied === 'all' ? tests : tests.filter((test) => matchesStateFilter(test, applied)),
    [tests, applied],
  );
  const shown = useMemo(
    () => (isAlteredOnly ? inState.filter((test) => isAltered(test, texts)) : inState),
    [inState, isAlteredOnly, texts],
  );
  return {
    stateFilter: applied,
    inState,
    shown,
    isAlteredOnly,
    isAlteredUnknown,
    toggleAltered: () => {
      setIsOn(!isOn);
    },
    showEveryState: () => {
      setLiftedFilter(stateFilter);
    },
  };
}
