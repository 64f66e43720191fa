import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

import { stageOf, type Stage } from './test-progress';

/** Stages of tests that are not validated yet, in the order in which they are told. */
const STAGES = [
  'untaken',
  'again',
  'ordered',
  'inProcess',
  'analysing',
  'analysed',
  'unknown',
] as const;

export type OpenStage = (typeof STAGES)[number];

/** Tests of one stage. */
export interface MissingTests {
  readonly stage: OpenStage;
  readonly count: number;
  /** Names of their samples, as far as the laboratory sent them. */
  readonly samples: readonly string[];
}

const TO_TAKE: readonly Stage[] = ['untaken', 'again'];

/**
 * What is still to come, by stage. Of `hidden` tests, which the reader sees once they are validated, only what has to be taken is told
 * apart. Withheld tests count nowhere.
 */
export function missingTests(
  seen: readonly TestResult[],
  hidden: readonly TestResult[],
): readonly MissingTests[] {
  const staged = [
    ...seen
      .filter((test) => !isValidated(test) && !test.withheld)
      .map((test) => ({ test, stage: stageOf(test) })),
    ...hidden.map((test) => {
      const stage = stageOf(test);
      // Nobody is told that something is being done of which nobody told.
      const isTold = TO_TAKE.includes(stage) || stage === 'ordered' || stage === 'unknown';
      return { test, stage: isTold ? stage : ('inProcess' as const) };
    }),
  ];
  return STAGES.flatMap((stage) => {
    const own = staged.filter((one) => one.stage === stage);
    const samples = new Set(own.map(({ test }) => test.sample.trim()));
    samples.delete('');
    return own.length === 0 ? [] : [{ stage, count: own.length, samples: [...samples] }];
  });
}
