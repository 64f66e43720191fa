import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';

import { orderProgress, type TestOnItsWay } from '@/domain/results/progress/order-progress';
import type { ReachedStep } from '@/domain/results/progress/test-progress';
import { testLabel } from '@/domain/results/test-label';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { formatInstant } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';

import classes from './progress-dialog.module.css';

interface StepLineProps {
  readonly steps: readonly ReachedStep[];
  readonly dateFormat: string;
}

/** The five steps, those that are done with their dates; the first that is not is the present one. */
function StepLine({ steps, dateFormat }: StepLineProps) {
  const { t } = useTranslation();
  const present = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={classes.line}>
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

interface ProgressDialogProps {
  readonly order: OrderSummary;
  /** The tests that the reader may see. */
  readonly tests: readonly TestResult[];
  /** How many more are not validated yet. */
  readonly waiting: number;
  readonly dateFormat: string;
  /** Why tests are to come; empty where none is. */
  readonly sentence: string;
  /** What a desk copies of it; null for others. */
  readonly copied: string | null;
  readonly onClose: () => void;
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
export function ProgressDialog(props: ProgressDialogProps) {
  const { order, tests, waiting, dateFormat, sentence, copied, onClose } = props;
  const { t } = useTranslation();
  const lastStep = useLastStep(dateFormat);
  const { samples, steps, unlisted } = useMemo(
    () => orderProgress(tests, { waiting, now: serverNow() }),
    [tests, waiting],
  );
  const nameOf = (sample: string) => (sample === '' ? t('results.progress.noSample') : sample);
  return (
    <Dialog
      title={t('results.progress.title')}
      subject={[fullName(order), order.order]}
      onClose={onClose}
      fullScreen="narrow"
    >
      <div className={classes.steps}>
        {sentence !== '' && <Text>{sentence}</Text>}
        {copied !== null && (
          <CopyButton
            text={copied}
            label={t('results.progress.copy')}
            copied={t('results.progress.copyDone')}
          />
        )}
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
    </Dialog>
  );
}
