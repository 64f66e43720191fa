import { VisuallyHidden } from '@mantine/core';

import type { ReachedStep } from '@/domain/results/progress/test-progress';
import { useTranslation } from '@/i18n/translation';
import { formatInstant } from '@/lib/dates/dates';

import classes from './step-line.module.css';

interface StepLineProps {
  readonly steps: readonly ReachedStep[];
  readonly dateFormat: string;
}

/** The five steps, those that are done with their dates; the first that is not is the present one. */
export function StepLine({ steps, dateFormat }: StepLineProps) {
  const { t } = useTranslation();
  const present = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={classes.steps}>
      {steps.map(({ step, isDone, date }, at) => (
        <li
          key={step}
          className={classes.step}
          data-done={isDone || undefined}
          aria-current={at === present ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden />
          <span>
            {t(`results.progress.step.${step}`)}
            <VisuallyHidden>
              {' '}
              {t(isDone ? 'results.progress.done' : 'results.progress.notDone')}
            </VisuallyHidden>
          </span>
          {date !== null && (
            <span className={classes.date}>{formatInstant(date, `${dateFormat} h:mm a`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
