import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import type { PatientAnswer } from '@/domain/results/summary/patient-answer';
import type { OrderStand } from '@/domain/results/progress/order-progress';
import type { ResultCounts } from '@/domain/results/summary/result-counts';
import { useAnswerSentences } from '@/features/results/answer/use-answer-sentences';
import { useTranslation } from '@/i18n/translation';
import { WaitingText } from '@/ui/waiting/waiting-text';

import classes from './results-bar.module.css';

interface ResultsBarProps {
  /** Null while nothing has come yet or nothing may be shown. */
  readonly counts: ResultCounts | null;
  /** Tests that are ready of all that are counted, those too that the reader sees once they are validated; null where that is not told. */
  readonly stand: Pick<OrderStand, 'ready' | 'all'> | null;
  /** Name of the area when only one is counted; empty for all. */
  readonly area: string;
  /** Nothing can be said about altered results: they were withheld, or only pending tests are shown. */
  readonly isAlteredUnknown: boolean;
  /** Whose card shows what is counted: here it is only told; null where there is none. */
  readonly answer: PatientAnswer | null;
  readonly isFetching: boolean;
  /** Whose results these are: what is said of the order that was opened is one sentence. */
  readonly patient: string;
  readonly isAlteredOnly: boolean;
  readonly onAlteredOnly: () => void;
  /** The buttons for the order. */
  readonly children: ReactNode;
}

/** What is told of the order once it is open: the worst first, no zeroes, and one count of its tests. */
function useToldWords(
  props: Pick<ResultsBarProps, 'counts' | 'stand' | 'area' | 'isAlteredUnknown' | 'answer'>,
) {
  const { t } = useTranslation();
  const sentences = useAnswerSentences();
  const { counts, stand, area, isAlteredUnknown, answer } = props;
  if (answer !== null) {
    const { which, critical, within, pending } = sentences(answer);
    return [which, critical, within, pending].filter((sentence) => sentence !== null);
  }
  if (counts === null) return [];
  const { critical, altered } = counts;
  const where = area === '' ? 'results' : 'results.inArea';
  return [
    ...(isAlteredUnknown || critical === 0 ? [] : [t('results.critical', { count: critical })]),
    ...(isAlteredUnknown || altered === 0 ? [] : [t('results.altered', { count: altered })]),
    stand === null || stand.ready === stand.all
      ? t(`${where}.count`, { count: counts.all, area })
      : t(`${where}.ready`, { ready: stand.ready, count: stand.all, area }),
  ];
}

/** Counts of the order's tests, the filter "Solo alterados", and the toolbar. */
export function ResultsBar({
  counts,
  stand,
  area,
  isAlteredUnknown,
  answer,
  patient,
  isFetching,
  isAlteredOnly,
  onAlteredOnly,
  children,
}: ResultsBarProps) {
  const { t } = useTranslation();
  const words = useToldWords({ counts, stand, area, isAlteredUnknown, answer });
  const isTold = !isFetching && words.length > 0;

  return (
    <div className={classes.bar}>
      <div
        role="status"
        className={classes.status}
        data-unseen={(isTold && answer !== null) || undefined}
      >
        {isTold && (
          <VisuallyHidden>
            {t('results.opened', { patient })} {answer !== null && words.join(' ')}
          </VisuallyHidden>
        )}
        {isFetching && <WaitingText />}
        {isTold && answer === null && words.join(' · ')}
        {isAlteredOnly && <span className={classes.onPaper}> · {t('results.onlyAltered')}</span>}
      </div>
      <div className={classes.buttons}>
        {counts !== null && !isAlteredUnknown && (
          <Button
            variant="default"
            aria-pressed={isAlteredOnly}
            aria-keyshortcuts="a"
            className={classes.filter}
            onClick={onAlteredOnly}
          >
            {t('results.onlyAltered')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
