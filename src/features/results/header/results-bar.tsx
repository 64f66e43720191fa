import { Button, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';

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
  readonly isAlteredUnknown: boolean;
  /** Whose card shows what is counted: here it is only told; null where there is none. */
  readonly answer: PatientAnswer | null;
  readonly isFetching: boolean;
  /** Whose results these are: what is said of the order that was opened is one sentence. */
  readonly patient: string;
  readonly isAlteredOnly: boolean;
  readonly onAlteredOnly: () => void;
  /** Where the order is, when that is told. */
  readonly progress: ReactNode;
  /** The buttons for the order. */
  readonly children: ReactNode;
}

/** What is told of the order once it is open: the worst first, no zeroes, and one count of its tests. */
function useToldParts(
  props: Pick<ResultsBarProps, 'counts' | 'stand' | 'area' | 'isAlteredUnknown' | 'answer'>,
): readonly (readonly [part: 'critical' | 'altered' | 'count', words: string])[] {
  const { t } = useTranslation();
  const sentences = useAnswerSentences();
  const { counts, stand, area, isAlteredUnknown, answer } = props;
  if (answer !== null) {
    const { which, critical, within, pending } = sentences(answer);
    return [which, critical, within, pending].flatMap((sentence) =>
      sentence === null ? [] : [['count', sentence] as const],
    );
  }
  if (counts === null) return [];
  const marked = (['critical', 'altered'] as const).flatMap((part) =>
    isAlteredUnknown || counts[part] === 0
      ? []
      : [[part, t(`results.${part}`, { count: counts[part] })] as const],
  );
  const where = area === '' ? 'results' : 'results.inArea';
  const isComplete = stand === null || stand.ready === stand.all;
  const count = isComplete
    ? t(`${where}.count`, { count: counts.all, area })
    : t(`${where}.ready`, { ready: stand.ready, count: stand.all, area });
  return [...marked, ['count', count]];
}

/** Counts of the order's tests, the filter of the altered ones, and the toolbar. */
export function ResultsBar(props: ResultsBarProps) {
  const { counts, isAlteredUnknown, answer, patient, isFetching } = props;
  const { isAlteredOnly, onAlteredOnly, progress, children } = props;
  const { t } = useTranslation();
  const parts = useToldParts(props);
  const isTold = !isFetching && parts.length > 0;

  return (
    <div className={classes.bar}>
      <div
        role="status"
        className={classes.status}
        data-unseen={(isTold && answer !== null) || undefined}
      >
        {isTold && (
          <VisuallyHidden>
            {t('results.opened', { patient })}{' '}
            {answer !== null && parts.map(([, words]) => words).join(' ')}
          </VisuallyHidden>
        )}
        {isFetching && <WaitingText />}
        {isTold &&
          answer === null &&
          parts.map(([part, words], at) => (
            <Fragment key={part}>
              {at > 0 && ' · '}
              <span data-part={part}>{words}</span>
            </Fragment>
          ))}
        {isAlteredOnly && <span className={classes.onPaper}> · {t('results.onlyAltered')}</span>}
      </div>
      {progress}
      <div className={classes.buttons}>
        {/* The answer that patients get has the filter in it. */}
        {counts !== null && !isAlteredUnknown && answer === null && (
          <div role="group" aria-label={t('results.filter.label')} className={classes.filter}>
            {[false, true].map((isAltered) => (
              <Button
                key={String(isAltered)}
                variant="default"
                aria-pressed={isAltered === isAlteredOnly}
                // One key goes to and fro.
                aria-keyshortcuts={isAltered === isAlteredOnly ? undefined : 'a'}
                onClick={() => {
                  if (isAltered !== isAlteredOnly) onAlteredOnly();
                }}
              >
                {t(`results.filter.${isAltered ? 'altered' : 'all'}`)}
              </Button>
            ))}
          </div>
        )}
        <div className={classes.main}>{children}</div>
      </div>
    </div>
  );
}

/** The buttons for an order whose results are not listed: the toolbar without the counts and filters of a grid. */
export function OrderToolbar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.bar}>
      <div className={classes.buttons}>
        <div className={classes.main}>{children}</div>
      </div>
    </div>
  );
}
