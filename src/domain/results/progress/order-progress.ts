import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

import { STEPS, testProgress, type ReachedStep } from './test-progress';

/** A test on its way; one that is withheld tells nothing of it. */
export interface TestOnItsWay {
  readonly test: TestResult;
  /** Null for a withheld test: when it was validated would tell that there is something to hide. */
  readonly steps: readonly ReachedStep[] | null;
}

/** The tests of one sample. */
export interface SampleProgress {
  /** Name of the sample; empty where the laboratory sent none. */
  readonly sample: string;
  readonly tests: readonly TestOnItsWay[];
}

/** Where the tests of an order are. */
export interface OrderProgress {
  /** Validated tests of those that count: withheld ones do not. */
  readonly ready: number;
  readonly all: number;
  /** The steps that every test has done, each with the date of its last one. */
  readonly steps: readonly ReachedStep[];
  /** Tests of which only is known that they are not validated. */
  readonly unlisted: number;
  /** By sample, in the order of the results. */
  readonly samples: readonly SampleProgress[];
}

function lastDate(dates: readonly (number | null)[]): number | null {
  const known = dates.filter((date) => date !== null);
  return known.length < dates.length || known.length === 0 ? null : Math.max(...known);
}

/** The order is where the least advanced of its tests is. */
function commonSteps(ways: readonly (readonly ReachedStep[])[]): readonly ReachedStep[] {
  return STEPS.map((step, at) => {
    const ofTests = ways.flatMap((way) => way[at] ?? []);
    const isDone = ofTests.length > 0 && ofTests.every((reached) => reached.isDone);
    return { step, isDone, date: isDone ? lastDate(ofTests.map(({ date }) => date)) : null };
  });
}

/**
 * Where the tests of an order are: by their states alone; dates only tell when. `waiting` counts tests that the reader may not
 * see before they are validated, so nothing but that is said of them.
 */
export function orderProgress(
  tests: readonly TestResult[],
  { waiting, now }: { readonly waiting: number; readonly now: number },
): OrderProgress {
  const ways = tests.map((test): TestOnItsWay => {
    return { test, steps: test.withheld ? null : testProgress(test, now) };
  });
  const counted = tests.filter(({ withheld }) => !withheld);
  const known = ways.flatMap(({ steps }) => (steps === null ? [] : [steps]));
  const steps = commonSteps(known);
  const samples = [...new Set(tests.map(({ sample }) => sample))];
  return {
    ready: counted.filter(isValidated).length,
    all: counted.length + waiting,
    steps: waiting === 0 ? steps : steps.map((step) => orderedOnly(step)),
    unlisted: waiting,
    samples: samples.map((sample) => ({
      sample,
      tests: ways.filter(({ test }) => test.sample === sample),
    })),
  };
}

/** Of tests that nobody may see before they are validated, no more is known than that they were ordered. */
function orderedOnly(reached: ReachedStep): ReachedStep {
  const isDone = reached.isDone && reached.step === 'ordered';
  return isDone ? reached : { ...reached, isDone: false, date: null };
}
