import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

import type { OrderSummary } from '@/domain/orders/order-summary';
import type { AskedHistory } from '@/domain/results/history/asked-histories';
import {
  HISTORY_RANGES,
  historySpan,
  type HistoryRange,
} from '@/domain/results/history/history-range';
import { historySeries } from '@/domain/results/history/history-series';

import { HistoryChartSection } from './history-chart-section';
import classes from './history-charts.module.css';
import { HistoryLegend } from './history-legend';

interface HistoryChartsProps {
  readonly histories: readonly AskedHistory[];
  readonly patient: OrderSummary;
}

/** One chart per test on one common time axis, so that tests can be compared by eye. */
export function HistoryCharts({ histories, patient }: HistoryChartsProps) {
  const { t } = useTranslation();
  const [range, setRange] = useState<HistoryRange>('all');
  const tests = useMemo(
    () =>
      histories.map((history) => ({ history, series: historySeries(history.items, history.gap) })),
    [histories],
  );
  const span = useMemo(() => {
    const instants = tests.flatMap(({ series }) => series.points.map(({ time }) => time));
    return historySpan(instants, range);
  }, [tests, range]);
  if (histories.length === 0) return null;

  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('history.chart.range')}
          value={range}
          onChange={setRange}
          data={HISTORY_RANGES.map((value) => ({
            value,
            label: t(`history.chart.ranges.${value}`),
          }))}
        />
        <HistoryLegend hasUnknown={tests.some(({ series }) => series.unknownTimes.length > 0)} />
      </div>
      <div className={classes.charts}>
        {tests.map(({ history, series }) => (
          <HistoryChartSection
            key={history.test.testId}
            history={history}
            series={series}
            span={span}
            patient={patient}
          />
        ))}
      </div>
    </>
  );
}
