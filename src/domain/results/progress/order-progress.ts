import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

import { doneSteps, STEPS, testProgress, type ReachedStep } from './test-progress';

/** A test that was ordered, and nothing more. */
const ORDERED = 1;

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

/** How far an order is, by the states of its tests alone. */
export interface OrderStand {
  /** Validated tests of those that count: withheld ones do not. */
  readonly ready: number;
  readonly all: number;
  /** How many of the five steps every test has done. */
  readonly done: number;
  /** Tests that the reader does not see before they are validated. */
  readonly unlisted: number;
  /** Whether all samples got equally far: else the steps of the order would say of one what holds for another. */
  readonly isOneWay: boolean;
}

/** The same with what its tests tell of when. */
export interface OrderProgress extends OrderStand {
  /** The five steps, those that every test has done with the date of its last one. */
  readonly steps: readonly ReachedStep[];
  /** By sample, in the order of the results. */
  readonly samples: readonly SampleProgress[];
}

/**
 * How far an order is: where the least advanced of its tests is. `waiting` counts tests that the reader may not see before they
 * are validated: of them no more is known than that they were ordered.
 */
export function orderStand(tests: readonly TestResult[], waiting: number): OrderStand {
  let counted = 0;
  let ready = 0;
  let done = waiting > 0 ? ORDERED : STEPS.length;
  const bySample = new Map<string, number>();
  for (const test of tests) {
    if (test.withheld) continue;
    counted += 1;
    if (isValidated(test)) ready += 1;
    done = Math.min(done, doneSteps(test));
    bySample.set(test.sample, Math.min(bySample.get(test.sample) ?? STEPS.length, doneSteps(test)));
  }
  return {
    ready,
    all: counted + waiting,
    done: counted === 0 ? 0 : done,
    unlisted: waiting,
    isOneWay: new Set(bySample.values()).size < 2,
  };
}

function lastDate(dates: readonly (number | null)[]): number | null {
  const known = dates.filter((date) => date !== null);
  return known.length < dates.length || known.length === 0 ? null : Math.max(...known);
}

/** Where the tests of an order are: by their states alone; dates only tell when. `waiting` as in `orderStand`. */
export function orderProgress(
  tests: readonly TestResult[],
  { waiting, now }: { readonly waiting: number; readonly now: number },
): OrderProgress {
  const stand = orderStand(tests, waiting);
  const ways = tests.map((test): TestOnItsWay => {
    return { test, steps: test.withheld ? null : testProgress(test, now) };
  });
  const datesOf = (at: number) =>
    ways.flatMap(({ steps }) => (steps === null ? [] : [steps[at]?.date ?? null]));
  const samples = [...new Set(tests.map(({ sample }) => sample))];
  return {
    ...stand,
    steps: STEPS.map((step, at) => {
      const isDone = at < stand.done;
      return { step, isDone, date: isDone ? lastDate(datesOf(at)) : null };
    }),
    samples: samples.map((sample) => ({
      sample,
      tests: ways.filter(({ test }) => test.sample === sample),
    })),
  };
}
