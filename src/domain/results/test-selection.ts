import { isAltered } from './summary/result-counts';
import type { TestResult } from './test-result';
import { resultText, type ReplacementTexts } from './values/result-text';

/** What the history of ticked tests is asked for: line charts, tables, or the combined history. */
export type HistoryMode = 'chart' | 'table' | 'combined';

/** Ids of the ticked tests; a test that stands in two profiles is ticked once and shows so in both. */
export type TickedTests = ReadonlySet<number>;

/** The tests that each kind of history is asked for, in the order of the results. */
export type TestSelection = Readonly<Record<HistoryMode, readonly number[]>>;

/** Of the tests behind one check-box: none, some or all are ticked. */
export type TickState = 'none' | 'some' | 'all';

export const NOTHING_TICKED: TickedTests = new Set();

function isOffered(
  test: TestResult,
  modes: readonly HistoryMode[],
  texts: ReplacementTexts,
): boolean {
  const isWithheld = resultText(test, texts).kind === 'withheld';
  return !isWithheld && (modes.includes('table') || test.resultType === 'numeric');
}

function idsOf(tests: readonly TestResult[]): readonly number[] {
  return [...new Set(tests.map(({ testId }) => testId))];
}

/**
 * Ids that may be ticked: any test where tables are offered, else the numeric ones, which charts and the combined history take. A
 * withheld result has no check-box, so that its value cannot come back through the history.
 */
export function selectableIds(
  tests: readonly TestResult[],
  modes: readonly HistoryMode[],
  texts: ReplacementTexts,
): readonly number[] {
  if (modes.length === 0) return [];
  return idsOf(tests.filter((test) => isOffered(test, modes, texts)));
}

/** Ids of the numeric tests that ask for attention: what somebody who ticks nothing most likely wants to compare. */
export function alteredIds(
  tests: readonly TestResult[],
  texts: ReplacementTexts,
): readonly number[] {
  const altered = tests.filter((test) => isAltered(test, texts));
  return idsOf(altered.filter((test) => isOffered(test, ['chart'], texts)));
}

/** How a check-box that stands for these tests shows. */
export function tickState(ticked: TickedTests, testIds: readonly number[]): TickState {
  const count = testIds.filter((testId) => ticked.has(testId)).length;
  if (count === 0) return 'none';
  return count === testIds.length ? 'all' : 'some';
}

/** A click on the check-box of these tests: ticks them all, or unticks them when all are ticked already. */
export function toggleTests(ticked: TickedTests, testIds: readonly number[]): TickedTests {
  const isOff = tickState(ticked, testIds) === 'all';
  const changed = new Set(ticked);
  for (const testId of testIds) {
    if (isOff) changed.delete(testId);
    else changed.add(testId);
  }
  return changed;
}

/** The ticked tests that are (still) there and may be seen. */
export function presentTicks(
  ticked: TickedTests,
  tests: readonly TestResult[],
  texts: ReplacementTexts,
): readonly number[] {
  return selectableIds(tests, ['table'], texts).filter((testId) => ticked.has(testId));
}

/** The tests of an order, and those of them that are in sight. */
interface ComparedTests {
  readonly tests: readonly TestResult[];
  readonly shown: readonly TestResult[];
}

/**
 * What each kind of history is asked for: the ticked tests, of which charts and the combined history take the numeric ones; where none
 * is ticked, the altered numeric ones in sight.
 */
export function selectionOf(
  ticked: TickedTests,
  { tests, shown }: ComparedTests,
  texts: ReplacementTexts,
): TestSelection {
  const present = presentTicks(ticked, tests, texts);
  const wanted = new Set(present.length === 0 ? alteredIds(shown, texts) : present);
  const askedFor = (mode: HistoryMode) =>
    selectableIds(tests, [mode], texts).filter((testId) => wanted.has(testId));
  return { chart: askedFor('chart'), table: askedFor('table'), combined: askedFor('combined') };
}
