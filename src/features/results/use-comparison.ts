import { useMemo, useReducer, useState } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import {
  alteredIds,
  NOTHING_TICKED,
  presentTicks,
  selectableIds,
  selectionOf,
  toggleTests,
  type HistoryMode,
  type TestSelection,
  type TickedTests,
} from '@/domain/results/test-selection';
import type { TestResult } from '@/domain/results/test-result';

const SETTING_OF = {
  chart: 'historyChart',
  table: 'historyTable',
  combined: 'historyCombined',
} as const satisfies Record<HistoryMode, keyof Settings['results']>;

const MODES = ['chart', 'table', 'combined'] as const;

/** What is chosen, and what may be. */
export interface Choice {
  /** Ticked tests, also those out of sight. */
  readonly count: number;
  /** The altered numeric tests in sight, which stand for nothing ticked. */
  readonly altered: readonly number[];
  /** All in sight that may be ticked. */
  readonly all: readonly number[];
}

/** The choice of tests whose history is compared. */
export interface Comparison {
  /** The kinds of history that the laboratory has on. */
  readonly modes: readonly HistoryMode[];
  /** Null while no tests are being chosen: worked out for nobody, it would delay the opening of a long order. */
  readonly choice: Choice | null;
  /** What each kind of history is asked for: what is chosen, else the altered tests. Worked out when a history is wanted. */
  readonly selection: () => TestSelection;
  readonly toggleOn: () => void;
  /** Ends the choice and forgets it. */
  readonly cancel: () => void;
  readonly ticked: TickedTests;
  /** Ticks these tests, or unticks them when all of them are ticked. */
  readonly toggle: (testIds: readonly number[]) => void;
}

function changed(ticked: TickedTests, testIds: readonly number[] | 'none'): TickedTests {
  return testIds === 'none' ? NOTHING_TICKED : toggleTests(ticked, testIds);
}

/**
 * The choice lives as long as the component: give it the order as key. `tests` are all that the user may see, in the order of the
 * results, `shown` those in sight; a ticked test that a refetch no longer brings drops out.
 */
export function useComparison(
  tests: readonly TestResult[],
  shown: readonly TestResult[],
  settings: Settings['results'],
): Comparison {
  const [isOn, setIsOn] = useState(false);
  const [ticked, change] = useReducer(changed, NOTHING_TICKED);
  const modes = useMemo(() => MODES.filter((mode) => settings[SETTING_OF[mode]]), [settings]);
  const choice = useMemo(() => {
    if (!isOn) return null;
    return {
      count: presentTicks(ticked, tests, settings).length,
      altered: alteredIds(shown, settings),
      all: selectableIds(shown, modes, settings),
    };
  }, [isOn, ticked, tests, shown, modes, settings]);
  return {
    modes,
    choice,
    selection: () => selectionOf(ticked, { tests, shown }, settings),
    toggleOn: () => {
      setIsOn(!isOn);
    },
    cancel: () => {
      change('none');
      setIsOn(false);
    },
    ticked,
    toggle: change,
  };
}
