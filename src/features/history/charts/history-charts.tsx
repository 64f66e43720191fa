import { Button, SegmentedControl, Text } from '@mantine/core';
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
import { historySeries, type HistorySeries } from '@/domain/results/history/history-series';
import { resultMark } from '@/domain/results/marks/result-mark';
import { resultTone } from '@/domain/results/marks/result-tone';
import { useTranslation } from '@/i18n/translation';
import { useScreenMark } from '@/i18n/use-mark-words';
import { InView } from '@/ui/charts/in-view';
import { BandSample, LineSample, PointSample, UnknownSample } from '@/ui/charts/point-sample';
import { InDialogHead } from '@/ui/dialog/dialog-head';

import { useTestName } from '@/features/history/use-test-title';

import { HistoryChart, type ChartedTest } from './history-chart';
import { HistoryChartSection } from './history-chart-section';
import classes from './history-charts.module.css';

interface HistoryLegendProps {
  readonly all: readonly HistorySeries[];
}

/** What the forms in the charts mean, of those that occur. */
function HistoryLegend({ all }: HistoryLegendProps) {
  const { t } = useTranslation();
  const points = all.flatMap((series) => series.points);
  const markOf = useScreenMark();
  const samples = new Map<string, Parameters<typeof PointSample>[0]>();
  let hasCross = false;
  for (const { points: own, scaleChanges } of all) {
    const since = scaleChanges.at(-1) ?? -Infinity;
    for (const { time, value, item } of own) {
      const mark = resultMark(item);
      if (value === null || time < since) hasCross = true;
      else samples.set(markOf(item).text, { mark: mark.form, tone: resultTone(mark) });
    }
  }
  // Last, and after the words of the marks.
  if (hasCross) samples.set(t('history.chart.legend.text'), { mark: 'cross', tone: 'quiet' });
  return (
    <ul className={classes.legend} aria-label={t('history.chart.legend.title')}>
      {[...samples].map(([text, sample]) => (
        <li key={text}>
          <PointSample {...sample} />
          {text}
        </li>
      ))}
      {points.some(({ limits }) => limits.min !== null || limits.max !== null) && (
        <li>
          <BandSample />
          {t('results.columns.reference')}
        </li>
      )}
      {all.some(({ unknownTimes }) => unknownTimes.length > 0) && (
        <li>
          <UnknownSample />
          {t('history.unknown')}
        </li>
      )}
    </ul>
  );
}

interface TogetherChartProps {
  readonly first: ChartedTest;
  readonly second: ChartedTest;
  readonly span: { readonly from: number; readonly to: number };
  readonly present: string;
}

/** Pixels. */
const HEIGHT = 260;

/** Two tests of one unit on one axis, so that their courses can be compared; the limits of each stand in its own chart below. */
function TogetherChart({ first, second, span, present }: TogetherChartProps) {
  const { t } = useTranslation();
  const testName = useTestName();
  const names = { one: testName(first.test), other: testName(second.test) };
  return (
    <section>
      <h3 className={classes.together} translate="no">
        {t('history.together', names)}
      </h3>
      <ul className={classes.legend} translate="no">
        <li>
          <LineSample />
          {names.one}
        </li>
        <li>
          <LineSample second />
          {names.other}
        </li>
      </ul>
      <InView height={HEIGHT}>
        {(width) => (
          <HistoryChart
            {...first}
            second={second}
            span={span}
            width={width}
            height={HEIGHT}
            present={present}
          />
        )}
      </InView>
      <Text size="sm" role="note">
        {t('history.togetherNote')}
      </Text>
    </section>
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
    () =>
      histories.map((history) => ({
        history,
        test: history.test,
        series: historySeries(history.items, history),
      })),
    [histories],
  );
  const span = useMemo(() => {
    const instants = tests.flatMap(({ series }) => series.points.map(({ time }) => time));
    return historySpan(instants, range);
  }, [tests, range]);
  const [first, second] = tests;
  if (first === undefined) return null;
  const all = tests.map(({ series }) => series);
  const isDrawn = all.some(({ points }) => points.some(({ value }) => value !== null));
  const controls = (
    <div className={classes.bar}>
      <SegmentedControl
        size="xs"
        aria-label={t('history.chart.range')}
        value={range}
        onChange={setRange}
        data={HISTORY_RANGES.map((value) => ({
          value,
          label: t(`history.chart.ranges.${value}`),
        }))}
      />
      {place !== 'panel' && (
        <Button size="xs" variant="default" className={classes.print} onClick={printPage}>
          {t('viewer.print')}
        </Button>
      )}
    </div>
  );

  return (
    <>
      {isDrawn && (place === 'panel' ? controls : <InDialogHead>{controls}</InDialogHead>)}
      {isDrawn && <HistoryLegend all={all} />}
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
