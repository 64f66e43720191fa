import { useSettings } from '@/api/configuration/get-configuration';
import { historyInterval } from '@/domain/results/history/history-interval';
import { sharedUnit } from '@/domain/results/history/history-scale';
import type { HistoryPoint } from '@/domain/results/history/history-series';
import type { TestResult } from '@/domain/results/test-result';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useScreenMark } from '@/i18n/use-mark-words';
import { formatInstant, historyDateFormat } from '@/lib/dates/dates';
import { Mark } from '@/ui/mark/mark';
import { MarkedText } from '@/ui/marked-text/marked-text';

import classes from './history-tooltip.module.css';
import { useHistoryText } from '@/features/history/use-history-text';
import { useTestName } from '@/features/history/use-test-title';
import { useTranslation } from '@/i18n/translation';

interface HistoryTooltipProps {
  readonly test: TestResult;
  /** Says which test it is: there are two. */
  readonly isNamed: boolean;
  /** The results of one instant. */
  readonly points: readonly HistoryPoint[];
}

/** What a point says: the laboratory's text, its mark, when, in which order, and the limits of that date. */
export function HistoryTooltip({ test, isNamed, points }: HistoryTooltipProps) {
  const { t } = useTranslation();
  const testName = useTestName();
  const { dateFormat } = useSettings();
  const intervalText = useIntervalText();
  const historyText = useHistoryText();
  const markOf = useScreenMark();
  return points.map(({ item, time }, place) => {
    const interval = intervalText(historyInterval(item, test));
    const unit = item.resultNumber === null ? (item.otherUnit ?? '') : sharedUnit([item], test);
    return (
      <div key={place} className={classes.point} translate="no">
        {isNamed && <div>{testName(test)}</div>}
        <div className={classes.result}>
          {historyText(item)}{' '}
          <span className={classes.unit}>
            <MarkedText source={unit} />
          </span>{' '}
          <Mark {...markOf(item)} />
        </div>
        {item.sample !== undefined && <div>{item.sample}</div>}
        <div>{formatInstant(time, historyDateFormat(dateFormat))}</div>
        {interval !== '' && <div>{t('history.chart.reference', { interval })}</div>}
        <div>{t('history.chart.order', { order: item.order })}</div>
      </div>
    );
  });
}
