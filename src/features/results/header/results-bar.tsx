import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import type { ResultCounts } from '@/domain/results/result-counts';
import { useTexts } from '@/i18n/texts';
import { WaitingText } from '@/ui/waiting-text';

import classes from './results-bar.module.css';

interface ResultsBarProps {
  /** Null while nothing has come yet or nothing may be shown. */
  readonly counts: ResultCounts | null;
  /** Nothing can be said about altered results: they were withheld, or only pending tests are shown. */
  readonly isAlteredUnknown: boolean;
  /** The counts are told elsewhere. */
  readonly isAnswered: boolean;
  readonly isFetching: boolean;
  /** Whose results these are: what is said of the order that was opened is one sentence. */
  readonly patient: string;
  readonly isAlteredOnly: boolean;
  readonly onAlteredOnly: () => void;
  /** The buttons for the order. */
  readonly children: ReactNode;
}

/** Counts of the order's tests, the filter "Solo alterados", and the toolbar. */
export function ResultsBar({
  counts,
  isAlteredUnknown,
  isAnswered,
  patient,
  isFetching,
  isAlteredOnly,
  onAlteredOnly,
  children,
}: ResultsBarProps) {
  const t = useTexts();
  const words =
    counts === null || isAnswered
      ? []
      : [
          t('results.count', { count: counts.all }),
          ...(isAlteredUnknown ? [] : [t('results.altered', { count: counts.altered })]),
          t('results.waiting', { count: counts.pending }),
        ];

  return (
    <div className={classes.bar}>
      <div role="status" className={classes.status}>
        {!isFetching && words.length > 0 && (
          <VisuallyHidden>{t('results.opened', { patient })} </VisuallyHidden>
        )}
        {isFetching ? <WaitingText /> : words.join(' · ')}
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
