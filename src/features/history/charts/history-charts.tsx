import { Button, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';

import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

import type { OrderSummary } from '@/domain/orders/order-summary';
import type { AskedHistory } from '@/domain/results/history/asked-histories';
import {
  HISTORY_RANGES,
  type HistoryRange,
  historySpan,
} from '@/domain/results/history/history-range';
import { historySeries } from '@/domain/results/history/history-series';
import { useTranslation } from '@/i18n/translation';
import { BandSample, PointSample, UnknownSample } from '@/ui/charts/point-sample';

import { HistoryChartSection } from './history-chart-section';
import classes from './history-charts.module.css';
import { TogetherChart } from './together-chart';

interface HistoryLegendProps {
  /** A chart has a time in which results may be missing. */
  readonly hasUnknown: boolean;
}

/** What the forms in the charts mean. */
function HistoryLegend({ hasUnknown }: HistoryLegendProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend} aria-label={t('history.chart.legend.title')}>
      <li>
        <PointSample mark="circle" tone="quiet" />
        {t('results.flag.normal')}
      </li>
      <li>
        <PointSample mark="down" tone="altered" />
        {t('results.flag.low')}
      </li>
      <li>
        <PointSample mark="up" tone="altered" />
        {t('results.flag.high')}
      </li>
      <li>
        <PointSample mark="diamond" tone="urgent" />
        {t('history.chart.legend.other')}
      </li>
      <li>
        <PointSample mark="cross" tone="quiet" />
        {t('history.chart.legend.text')}
      </li>
      <li>
        <BandSample />
        {t('history.chart.legend.band')}
      </li>
      {hasUnknown && (
        <li>
          <UnknownSample />
          {t('history.unknown')}
        </li>
      )}
    </ul>
  );
}

interface HistoryChartsProps {
  readonly histories: readonly AskedHistory[];
  readonly patient: OrderSummary;
  /** One test, or two on one axis; else a chart for each test. */
  readonly place?: 'panel';
}

/** The dialog takes the place of the page on paper (ui/dialog). */
function printPage(): void {
  print();
}

/** One chart per test on one common time axis, so that tests can be compared by eye. */
export function HistoryCharts({ histories, patient, place }: HistoryChartsProps) {
  const { t } = useTranslation();
  const [range, setRange] = useState<HistoryRange>('all');
  const tests = useMemo(
    () => histories.map((history) => ({ history, series: historySeries(history.items, history) })),
    [histories],
  );
  const span = useMemo(() => {
    const instants = tests.flatMap(({ series }) => series.points.map(({ time }) => time));
    return historySpan(instants, range);
  }, [tests, range]);
  const [first, second] = tests;
  if (first === undefined) return null;

  return (
    <>
      {/* For a chart there is, and only there. */}
      {tests.some(({ series }) => series.points.some(({ value }) => value !== null)) && (
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
          {place !== 'panel' && (
            <Button size="xs" variant="default" className={classes.print} onClick={printPage}>
              {t('history.print')}
            </Button>
          )}
        </div>
      )}
      {place === 'panel' && second !== undefined && span !== null && (
        <TogetherChart first={first} second={second} span={span} present={patient.order} />
      )}
      <div className={classes.charts}>
        {tests.map(({ history, series }) => (
          <HistoryChartSection
            key={history.test.testId}
            history={history}
            series={series}
            span={span}
            patient={patient}
            isAlone={place === 'panel' && second === undefined}
          />
        ))}
      </div>
    </>
  );
}
