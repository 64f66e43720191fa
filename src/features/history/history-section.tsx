import type { ReactNode } from 'react';

import type { AskedHistory } from '@/domain/results/history/asked-histories';
import { useTranslation } from '@/i18n/translation';
import { MarkedText } from '@/ui/marked-text/marked-text';

import classes from './history-section.module.css';
import { useTestTitle } from './use-test-title';

interface HistorySectionProps {
  readonly history: AskedHistory;
  /** False where it stands under what it is of. */
  readonly isHeaded?: boolean;
  readonly children: ReactNode;
}

/** One test of a history: its name and unit, and a mark where results may be missing; the words stand above all of them. */
export function HistorySection({ history, isHeaded = true, children }: HistorySectionProps) {
  const { t } = useTranslation();
  const testTitle = useTestTitle();
  const { test, gap } = history;
  return (
    <section data-sheets className={classes.section}>
      {(isHeaded || gap !== null) && (
        <h3 data-sheet-head className={classes.heading} translate="no">
          {isHeaded && testTitle(test)}{' '}
          {isHeaded && (
            <span className={classes.unit}>
              <MarkedText source={test.unit} />
            </span>
          )}{' '}
          {gap !== null && <span className={classes.incomplete}>{t('history.incomplete')}</span>}
        </h3>
      )}
      {children}
    </section>
  );
}
