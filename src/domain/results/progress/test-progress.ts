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

/** Where a test is; `ordered` where nobody tells of its sample, `again` where another sample has to be taken. */
export type Stage =
  | 'untaken'
  | 'again'
  | 'ordered'
  | 'inProcess'
  | 'analysing'
  | 'analysed'
  | 'validated'
  | 'unknown';

/** By state, 0 ordered to 5 printed: who repeats or reports a test has its sample. */
const BY_STATE: readonly Stage[] = [
  'ordered',
  'analysing',
  'analysed',
  'analysed',
  'validated',
  'validated',
];
/** Before there is a result, by the state of the sample: 0 rejected to 4 checked in the laboratory. */
const BY_SAMPLE: readonly Stage[] = ['again', 'again', 'untaken', 'inProcess', 'analysing'];
/** The first state with a result. */
const REPORTED = 2;

const DONE_STEPS: Readonly<Record<Stage, number>> = {
  unknown: 0,
  untaken: 1,
  again: 1,
  ordered: 1,
  inProcess: 2,
  analysing: 3,
  analysed: 4,
  validated: 5,
};

/** Clocks of analysers and servers differ. */
const TOLERANCE = 24 * 60 * 60 * 1000;

type StatedTest = Pick<TestResult, 'state' | 'sampleState'>;

/** By the state, before a result by that of the sample where it is known. An unreadable state tells of nothing. */
export function stageOf({ state, sampleState }: StatedTest): Stage {
  const byState = BY_STATE[state] ?? 'unknown';
  if (byState === 'unknown' || state >= REPORTED) return byState;
  return BY_SAMPLE[sampleState ?? -1] ?? byState;
}

/** How many of the steps are done. */
export function doneSteps(test: StatedTest): number {
  return DONE_STEPS[stageOf(test)];
}

type DatedTest = StatedTest &
  Pick<
    TestResult,
    'entryDate' | 'takenDate' | 'verificationDate' | 'resultDate' | 'validationDate'
  >;

/** The dates of the steps; those that cannot be true, or contradict one another, are left out. */
function stepDates(test: DatedTest, now: number): readonly (number | null)[] {
  const { entryDate, takenDate, verificationDate, resultDate, validationDate } = test;
  const told = [entryDate, takenDate, verificationDate, resultDate, validationDate].map((date) =>
    date !== null && date <= now + TOLERANCE ? date : null,
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
