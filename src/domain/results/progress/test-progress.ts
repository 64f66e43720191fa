import type { TestResult } from '@/domain/results/test-result';

/** The way of a test through the laboratory. */
export const STEPS = ['ordered', 'taken', 'received', 'analysed', 'validated'] as const;

export type Step = (typeof STEPS)[number];

/** A step on the way, as far as the test's state tells. */
export interface ReachedStep {
  readonly step: Step;
  readonly isDone: boolean;
  /** Epoch milliseconds; null where the step is not done, or where its date is none that could be true. */
  readonly date: number | null;
}

/** Steps done by state, 0 ordered to 5 printed: who repeats or reports a test has its sample. */
const DONE = [1, 3, 4, 4, 5, 5];
/** Steps done by the sample of a test that has no result yet, 0 rejected to 4 checked in the laboratory. */
const BY_SAMPLE = [1, 1, 1, 2, 3];
/** The first state with a result. */
const REPORTED = 2;

/** Servers fill empty dates with the first days of their calendars. */
const FIRST_DATE = Date.UTC(2000, 0, 1);
/** Clocks of analysers and servers differ. */
const TOLERANCE = 24 * 60 * 60 * 1000;

/** How many steps are done: by the state, before a result by that of the sample where it is known. An unreadable state tells of none. */
export function doneSteps({
  state,
  sampleState,
}: Pick<TestResult, 'state' | 'sampleState'>): number {
  const bySample = state >= 0 && state < REPORTED ? BY_SAMPLE[sampleState ?? -1] : undefined;
  return bySample ?? DONE[state] ?? 0;
}

type DatedTest = Pick<
  TestResult,
  | 'state'
  | 'sampleState'
  | 'entryDate'
  | 'takenDate'
  | 'verificationDate'
  | 'resultDate'
  | 'validationDate'
>;

/** The dates of the steps; those that cannot be true, or contradict one another, are left out. */
function stepDates(test: DatedTest, now: number): readonly (number | null)[] {
  const { entryDate, takenDate, verificationDate, resultDate, validationDate } = test;
  const told = [entryDate, takenDate, verificationDate, resultDate, validationDate].map((date) =>
    date !== null && date >= FIRST_DATE && date <= now + TOLERANCE ? date : null,
  );
  return told.map((date, at) => {
    if (date === null) return null;
    const isEarlier = told.slice(0, at).some((before) => before !== null && before > date);
    const isLater = told.slice(at + 1).some((after) => after !== null && after < date);
    return isEarlier || isLater ? null : date;
  });
}

/** The way of one test. `now` in epoch milliseconds: nothing was done later than that. */
export function testProgress(test: DatedTest, now: number): readonly ReachedStep[] {
  const done = doneSteps(test);
  const dates = stepDates(test, now);
  return STEPS.map((step, at) => {
    const isDone = at < done;
    return { step, isDone, date: isDone ? (dates[at] ?? null) : null };
  });
}
