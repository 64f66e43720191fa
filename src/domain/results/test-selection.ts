import { resultText, type ReplacementTexts } from './values/result-text';
import type { TestResult } from './test-result';

/** What the history of ticked tests is asked for: line charts, tables, or the combined history (docs/behaviour.md §2). */
export type HistoryMode = 'chart' | 'table' | 'combined';

/** Ids of the ticked tests per mode; a test that stands in two profiles is ticked once and shows so in both. */
export type TickedTests = Readonly<Record<HistoryMode, ReadonlySet<number>>>;

/** Ticked tests in the order of the results, ready to be asked for. */
export type TestSelection = Readonly<Record<HistoryMode, readonly number[]>>;

/** Of the tests behind one check-box: none, some or all are ticked. */
export type TickState = 'none' | 'some' | 'all';

export const NOTHING_TICKED: TickedTests = {
  chart: new Set(),
  table: new Set(),
  combined: new Set(),
};

function isSelectable(test: TestResult, mode: HistoryMode, texts: ReplacementTexts): boolean {
  const isWithheld = resultText(test, texts).kind === 'withheld';
  return !isWithheld && (mode === 'table' || test.resultType === 'numeric');
}

/**
 * Ids that may be ticked: any test for the table, numeric ones for chart and combined history (docs/behaviour.md 3.6). A withheld
 * result has no check-box, so that its value cannot come back through the history (docs/promises.md K3).
 */
export function selectableIds(
  tests: readonly TestResult[],
  mode: HistoryMode,
  texts: ReplacementTexts,
): readonly number[] {
  const selectable = tests.filter((test) => isSelectable(test, mode, texts));
  return [...new Set(selectable.map(({ testId }) => testId))];
}

/** How a check-box that stands for these tests shows. */
export function tickState(ticked: ReadonlySet<number>, testIds: readonly number[]): TickState {
  const count = testIds.filter((testId) => ticked.has(testId)).length;
  if (count === 0) return 'none';
  return count === testIds.length ? 'all' : 'some';
}

/** A click on the check-box of these tests: ticks them all, or unticks them when all are ticked already. */
export interface TickChange {
  readonly mode: HistoryMode;
  readonly testIds: readonly number[];
}

export function toggleTests(ticked: TickedTests, { mode, testIds }: TickChange): TickedTests {
  const isOff = tickState(ticked[mode], testIds) === 'all';
  const changed = new Set(ticked[mode]);
  for (const testId of testIds) {
    if (isOff) changed.delete(testId);
    else changed.add(testId);
  }
  return { ...ticked, [mode]: changed };
}

/** The ticked tests that are (still) there to be asked for, in the order of the tests given. */
export function selectionOf(
  ticked: TickedTests,
  tests: readonly TestResult[],
  texts: ReplacementTexts,
): TestSelection {
  const idsOf = (mode: HistoryMode) =>
    ticked[mode].size === 0
      ? []
      : selectableIds(tests, mode, texts).filter((testId) => ticked[mode].has(testId));
  return { chart: idsOf('chart'), table: idsOf('table'), combined: idsOf('combined') };
}
