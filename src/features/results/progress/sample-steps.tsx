import { Text, Title } from '@mantine/core';

import type { TestOnItsWay } from '@/domain/results/progress/order-progress';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { formatInstant } from '@/lib/dates/dates';

import classes from './sample-steps.module.css';
import { StepLine } from './step-line';
import { useProgress } from './use-progress';

interface SampleStepsProps {
  /** The tests that the reader may see. */
  readonly tests: readonly TestResult[];
  /** How many more are not validated yet. */
  readonly waiting: number;
  readonly dateFormat: string;
}

/** The last step that a test has done, with its date; a withheld one is under review, whatever was done with it. */
function useLastStep(dateFormat: string): (way: TestOnItsWay) => string {
  const { t } = useTranslation();
  return ({ steps }) => {
    if (steps === null) return t('results.progress.underReview');
    const last = steps.findLast(({ isDone }) => isDone);
    if (last === undefined) return t('results.progress.step.unknown');
    const date = formatInstant(last.date, `${dateFormat} h:mm a`);
    return `${t(`results.progress.step.${last.step}`)} ${date}`.trim();
  };
}

/** The steps that the whole order has done, and by sample each test with its own. */
export function SampleSteps({ tests, waiting, dateFormat }: SampleStepsProps) {
  const { t } = useTranslation();
  const lastStep = useLastStep(dateFormat);
  const { samples, steps, unlisted } = useProgress(tests, waiting);
  const nameOf = (sample: string) => (sample === '' ? t('results.progress.noSample') : sample);
  return (
    <div className={classes.steps}>
      {unlisted === 0 && <StepLine steps={steps} dateFormat={dateFormat} />}
      {samples.map(({ sample, tests: ways }) => (
        <section key={sample} aria-label={nameOf(sample)}>
          <Title order={3} size="h6" translate="no">
            {nameOf(sample)}
          </Title>
          <ul className={classes.tests}>
            {ways.map((way, at) => (
              <li key={at} translate="no">
                {testLabel(way.test)} <span className={classes.where}>{lastStep(way)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {unlisted > 0 && <Text>{t('results.progress.unlisted', { count: unlisted })}</Text>}
    </div>
  );
}
