import { Button, Text } from '@mantine/core';

import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderStand } from '@/domain/results/progress/order-progress';
import type { MissingTests, OpenStage } from '@/domain/results/progress/missing-tests';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { useDialog } from '@/ui/dialog/use-dialog';

import classes from './order-progress.module.css';
import { SampleSteps } from './sample-steps';
import { StepLine } from './step-line';
import { useProgress } from './use-progress';

/** Where the missing tests of an order are, in one plain sentence without anything of a result. */
function useProgressSentence(missing: readonly MissingTests[], areSomeReady: boolean): string {
  const { t } = useTranslation();
  const [first, ...others] = missing;
  if (first === undefined) return t('results.progress.sentence.validated');
  if (others.length === 0 && first.stage !== 'untaken' && first.stage !== 'again') {
    const isPartly = first.stage === 'ordered' && areSomeReady;
    return t(`results.progress.sentence.${isPartly ? 'waiting' : first.stage}`);
  }
  return missing
    .map(({ stage, count, samples }) => {
      if (stage !== 'untaken' && stage !== 'again') {
        return t(`results.progress.stage.${stage}`, { count });
      }
      return samples.length === 0
        ? t(`results.progress.unnamed.${stage}`, { count })
        : t(`results.progress.stage.${stage}`, { count, samples: samples.join(', ') });
    })
    .join(' · ');
}

interface OrderProgressProps {
  readonly order: OrderSummary;
  /** The tests that the reader may see. */
  readonly tests: readonly TestResult[];
  /** How many more are not validated yet. */
  readonly waiting: number;
  /** Records that could not be read. */
  readonly unreadable: number;
  readonly dateFormat: string;
  /** Tests to come, by where they are. */
  readonly missing: readonly MissingTests[];
  /** What is missing is counted elsewhere: here stands only what was not said there. */
  readonly isCountTold: boolean;
  /** The laboratory's desk is asked by telephone: it may copy the sentence, and look when a complete order went which step. */
  readonly isDesk: boolean;
}

const PLAIN: readonly OpenStage[] = ['ordered', 'inProcess'];

/** The steps of an order that is not complete, all of whose tests the reader may see. */
function OpenSteps({ tests, dateFormat }: Pick<OrderProgressProps, 'tests' | 'dateFormat'>) {
  const { steps } = useProgress(tests, 0);
  return <StepLine steps={steps} dateFormat={dateFormat} />;
}

/** Where an order is: how much of it is ready, the steps that all of it has done, and by sample each test. */
export function OrderProgress(props: OrderProgressProps) {
  const { order, tests, waiting, unreadable, missing, dateFormat, isCountTold, isDesk } = props;
  const { t } = useTranslation();
  const stand = orderStand(tests, waiting);
  const sentence = useProgressSentence(missing, stand.ready > 0);
  const { open, dialog } = useDialog((close) => (
    <Dialog
      title={t('results.progress.title')}
      subject={[fullName(order), order.order]}
      onClose={close}
      fullScreen="narrow"
    >
      <SampleSteps tests={tests} waiting={waiting} dateFormat={dateFormat} />
    </Dialog>
  ));
  const { ready, all, unlisted, isOneWay } = stand;
  const isComplete = ready === all;
  // Beside a record that could not be read nobody says that all is validated.
  const isTold = !isComplete || (isDesk && unreadable === 0);
  if (all === 0 || !isTold) return null;
  const isPlain = missing.length === 1 && PLAIN.includes(missing[0]?.stage ?? 'unknown');
  const summary = t('results.progress.ready', { ready, count: all });
  return (
    <section aria-label={t('results.progress.title')} className={classes.progress}>
      <div className={classes.line}>
        <Button
          variant="subtle"
          className={classes.open}
          aria-haspopup="dialog"
          title={t('results.progress.open')}
          onClick={open}
        >
          {t('results.progress.where')}
        </Button>
        {!isComplete && !(isCountTold && isPlain) && (
          <Text className={classes.sentence}>{sentence}</Text>
        )}
        {isDesk && (
          <CopyButton
            text={t('results.progress.copied', { order: order.order, summary, sentence })}
            label={t('results.progress.copy')}
            copied={t('results.progress.copyDone')}
          />
        )}
      </div>
      {!isComplete && unlisted === 0 && isOneWay && (
        <OpenSteps tests={tests} dateFormat={dateFormat} />
      )}
      {dialog}
    </section>
  );
}
