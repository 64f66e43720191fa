import { Button, Text } from '@mantine/core';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderStand } from '@/domain/results/progress/order-progress';
import type { MissingTests, OpenStage } from '@/domain/results/progress/missing-tests';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import notes from '@/features/results/header/results-notes.module.css';

import classes from './order-progress.module.css';

const ProgressDialog = lazyDialog(() =>
  import('./progress-dialog').then((module) => module.ProgressDialog),
);

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
  /** The laboratory's desk is asked by telephone: it may copy the sentence, and look when a complete order went which step. */
  readonly isDesk: boolean;
}

const PLAIN: readonly OpenStage[] = ['ordered', 'inProcess'];

/** Why tests are to come, where it is more than that the laboratory works on them. */
export function ProgressNote({
  missing,
  areSomeReady,
}: {
  readonly missing: readonly MissingTests[];
  readonly areSomeReady: boolean;
}) {
  const sentence = useProgressSentence(missing, areSomeReady);
  const [first, ...others] = missing;
  if (first === undefined || (others.length === 0 && PLAIN.includes(first.stage))) return null;
  return (
    <Text role="note" size="sm" className={notes.note}>
      {sentence}
    </Text>
  );
}

/** The way to where an order is: why tests are to come, and by sample each test with its steps. */
export function OrderProgress(props: OrderProgressProps) {
  const { order, tests, waiting, unreadable, missing, dateFormat, isDesk } = props;
  const { t } = useTranslation();
  const { ready, all } = orderStand(tests, waiting);
  const isComplete = ready === all;
  const sentence = useProgressSentence(missing, ready > 0);
  const summary = t('results.progress.ready', { ready, count: all });
  const { open, dialog } = useDialog((close) => (
    <ProgressDialog
      order={order}
      tests={tests}
      waiting={waiting}
      dateFormat={dateFormat}
      sentence={isComplete ? '' : sentence}
      copied={
        isDesk ? t('results.progress.copied', { order: order.order, summary, sentence }) : null
      }
      onClose={close}
    />
  ));
  // Beside a record that could not be read nobody says that all is validated.
  const isTold = !isComplete || (isDesk && unreadable === 0);
  if (all === 0 || !isTold) return null;
  return (
    <section aria-label={t('results.progress.title')} className={classes.progress}>
      <Button
        variant="subtle"
        className={classes.open}
        aria-haspopup="dialog"
        title={isComplete ? t('results.progress.open') : sentence}
        onClick={open}
      >
        {t('results.progress.where')}
      </Button>
      {dialog}
    </section>
  );
}
