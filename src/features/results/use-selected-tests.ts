import { useMemo, useReducer } from 'react';

import type { ReplacementTexts } from '@/domain/results/values/result-text';
import {
  NOTHING_TICKED,
  selectionOf,
  toggleTests,
  type TestSelection,
  type TickChange,
  type TickedTests,
} from '@/domain/results/test-selection';
import type { TestResult } from '@/domain/results/test-result';

/** The ticks of one order's results and what they select. */
export interface SelectedTests {
  readonly ticked: TickedTests;
  readonly selection: TestSelection;
  readonly toggle: (change: TickChange) => void;
}

/**
 * Ticks for the history modes. They live as long as the component: give it the order as key. `tests` are in the order of the
 * results; a test that a refetch no longer brings drops out of the selection.
 */
export function useSelectedTests(
  tests: readonly TestResult[],
  texts: ReplacementTexts,
): SelectedTests {
  const [ticked, toggle] = useReducer(toggleTests, NOTHING_TICKED);
  const selection = useMemo(() => selectionOf(ticked, tests, texts), [ticked, tests, texts]);
  return { ticked, selection, toggle };
}
