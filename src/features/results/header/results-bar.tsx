import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import type { PatientAnswer } from '@/domain/results/summary/patient-answer';
import type { ResultCounts } from '@/domain/results/summary/result-counts';
import { useAnswerSentences } from '@/features/results/answer/use-answer-sentences';
import { useTexts } from '@/i18n/texts';
import { WaitingText } from '@/ui/waiting/waiting-text';

import classes from './results-bar.module.css';

interface ResultsBarProps {
  /** Null while nothing has come yet or nothing may be shown. */
  readonly counts: ResultCounts | null;
  /** Tests to come, also those that the reader sees once they are validated; null where only validated ones are shown. */
  readonly pending: number | null;
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

/** What is told of the order once it is open. */
function useToldWords(
  props: Pick<ResultsBarProps, 'counts' | 'pending' | 'area' | 'isAlteredUnknown' | 'answer'>,
) {
  const t = useTexts();
  const sentences = useAnswerSentences();
  const { counts, pending, area, isAlteredUnknown, answer } = props;
  if (answer !== null) {
    const { within, critical, pending: later } = sentences(answer);
    return [within, critical, later].filter((sentence) => sentence !== null);
  }
  if (counts === null) return [];
  return [
    t(area === '' ? 'results.count' : 'results.inArea.count', { count: counts.all, area }),
    ...(isAlteredUnknown ? [] : [t('results.altered', { count: counts.altered })]),
    ...(pending === null ? [] : [t('results.waiting', { count: pending })]),
  ];
}

/** Counts of the order's tests, the filter "Solo alterados", and the toolbar. */
export function ResultsBar({
  counts,
  pending,
  area,
  isAlteredUnknown,
  answer,
  patient,
  isFetching,
  isAlteredOnly,
  onAlteredOnly,
  children,
}: ResultsBarProps) {
  const t = useTexts();
  const words = useToldWords({ counts, pending, area, isAlteredUnknown, answer });
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
            variant={isAlteredOnly ? 'filled' : 'default'}
            aria-pressed={isAlteredOnly}
            aria-keyshortcuts="a"
            className={classes.filter}
            onClick={onAlteredOnly}
          >
            {t('results.onlyAltered')}
            <span
              aria-hidden
              className={classes.number}
              data-none={counts.altered === 0 || undefined}
            >
              {counts.altered}
            </span>
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
