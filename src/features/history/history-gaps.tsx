import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';

import classes from './history-gaps.module.css';
import { useFirstYear } from './use-first-year';
import { useTestTitle } from './use-test-title';

interface HistoryGapsProps {
  /** Tests without earlier results. */
  readonly empty: readonly TestResult[];
  /** Tests whose earlier results nobody could tell. */
  readonly unknown: readonly TestResult[];
  /** Tests whose results the laboratory withholds. */
  readonly withheld: readonly TestResult[];
}

/** The ticked tests of which nothing can be shown, each by its name: none is dropped in silence. */
export function HistoryGaps({ empty, unknown, withheld }: HistoryGapsProps) {
  const { t } = useTranslation();
  const year = useFirstYear();
  const testTitle = useTestTitle();
  const gaps = [
    ...empty.map((test) => ({ test, reason: t('history.none', { year }) })),
    ...unknown.map((test) => ({ test, reason: t('history.unknown') })),
    ...withheld.map((test) => ({ test, reason: t('history.withheld') })),
  ];
  if (gaps.length === 0) return null;
  return (
    <dl className={classes.gaps}>
      {gaps.map(({ test, reason }) => (
        <div key={test.testId}>
          <dt translate="no">{testTitle(test)}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
