import { use, useMemo } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { sharedUnit } from '@/domain/results/history/history-scale';
import type { HistoryPoint, HistorySeries } from '@/domain/results/history/history-series';
import { valueAxis } from '@/domain/results/history/history-value-ticks';
import type { TestResult } from '@/domain/results/test-result';
import { OpenByNumberContext } from '@/features/orders/use-open-by-number';
import { plainText } from '@/lib/text/marked-text';
import { TimeSeriesChart } from '@/ui/charts/time-series-chart';
import { useTextScale } from '@/ui/theme/text-scale';
import { historyWindow } from '@/domain/results/history/history-window';
import { resultMark } from '@/domain/results/marks/result-mark';
import { resultTone } from '@/domain/results/marks/result-tone';
import type { TimeSeries } from '@/ui/charts/time-series';
import { useTestTitle, useTestName } from '@/features/history/use-test-title';
import { type TickUnit, timeTicks } from '@/domain/results/history/history-time-ticks';
import { useTranslation } from '@/i18n/translation';
import { dayOfInstant, formatInstant, startOfDay, historyDateFormat } from '@/lib/dates/dates';
import { historyInterval } from '@/domain/results/history/history-interval';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useScreenMark } from '@/i18n/use-mark-words';
import { Mark } from '@/ui/mark/mark';
import { MarkedText } from '@/ui/marked-text/marked-text';
import { useHistoryText } from '@/features/history/use-history-text';

import classes from './history-chart.module.css';

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

interface TimeAxisRequest {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Pixels. */
  readonly width: number;
  /** As `textScale`. */
  readonly scale: number;
  /** The laboratory's. */
  readonly dateFormat: string;
}

/** Pixels that a tick's text takes with the room beside it. */
const TICK_WIDTH = 96;

function formatOf(unit: TickUnit, dateFormat: string): string {
  switch (unit) {
    case 'year':
      return 'YYYY';
    case 'month':
      return 'MMM YYYY';
    case 'day':
      return dateFormat;
    case 'hour':
      return 'D MMM h:mm a';
  }
}

/** The time axis with ticks at the laboratory's calendar, named in the portal's language. */
function timeAxis({ from, to, width, scale, dateFormat }: TimeAxisRequest) {
  const { unit, times } = timeTicks({
    from,
    to,
    most: Math.max(1, Math.floor(width / (TICK_WIDTH * scale))),
    dayOf: dayOfInstant,
    startOf: startOfDay,
  });
  const format = formatOf(unit, dateFormat);
  return {
    from,
    to,
    ticks: times.map((value) => ({ value, text: formatInstant(value, format) })),
  };
}

/** A test and its results over time. */
export interface ChartedTest {
  readonly test: TestResult;
  readonly series: HistorySeries;
}

/** What is in sight: the time axis in epoch milliseconds, and its width in pixels. */
interface DrawnSpan {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** A test's results as a chart draws them, the values and limits that its axis must hold, and their unit. */
function drawnSeries(
  { test, series }: ChartedTest,
  span: DrawnSpan,
): {
  readonly drawn: TimeSeries;
  readonly heights: readonly number[];
  readonly unit: string;
} {
  const { points, labelled, lines, bands, scaleChanges, unknownTimes } = historyWindow(
    series,
    span,
  );
  const measured = points.filter(({ value }) => value !== null);
  return {
    unit: plainText(
      sharedUnit(
        measured.map(({ item }) => item),
        test,
      ),
    ),
    heights: [
      ...points.flatMap(({ value }) => value ?? []),
      ...bands.flatMap(({ min, max }) => [min ?? [], max ?? []].flat()),
    ],
    drawn: {
      points: points.map(({ time, value, item }) => {
        const mark = resultMark(item);
        return { time, value, form: mark.form, tone: resultTone(mark) };
      }),
      lines,
      bands,
      breaks: scaleChanges,
      unknown: unknownTimes,
      labels: labelled.map(({ point: { time, value, item }, side }) => ({
        time,
        value: value ?? 0,
        text: item.result.trim(),
        side,
      })),
    },
  };
}

interface HistoryChartProps extends ChartedTest {
  /** Another test in the same unit, on the same axes. The limits of each are then left to its own chart. */
  readonly second?: ChartedTest;
  /** Epoch milliseconds. */
  readonly span: { readonly from: number; readonly to: number };
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The open order, which no point leads to. */
  readonly present: string;
}

/** A change of scale stays: the axis has the present unit. */
const NO_BANDS = { bands: [], unknown: [] };

/** The chart of one test at a width, or of two; draws what is in the span. A point opens its order. */
export function HistoryChart(props: HistoryChartProps) {
  const { test, series, second, span, width, height, present } = props;
  const { t } = useTranslation();
  const { dateFormat } = useSettings();
  const openByNumber = use(OpenByNumberContext);
  const { from, to } = span;
  const scale = useTextScale();
  const visible = useMemo(() => {
    const own = drawnSeries({ test, series }, { from, to, width });
    if (second === undefined) {
      return { unit: own.unit, values: valueAxis(own.heights), series: own.drawn };
    }
    const other = drawnSeries(second, { from, to, width });
    return {
      unit: own.unit === other.unit ? own.unit : '',
      values: valueAxis([...own.heights, ...other.heights]),
      series: { ...own.drawn, ...NO_BANDS },
      second: { ...other.drawn, ...NO_BANDS },
    };
  }, [series, second, from, to, width, test]);
  const times = useMemo(
    () => timeAxis({ from, to, width, scale, dateFormat }),
    [from, to, width, scale, dateFormat],
  );
  const charted: readonly ChartedTest[] =
    second === undefined ? [{ test, series }] : [{ test, series }, second];
  const pointsAt = (one: ChartedTest, time: number) =>
    one.series.points.filter((point) => point.time === time);
  const testTitle = useTestTitle();
  const title = charted.map((one) => testTitle(one.test)).join(' · ');

  return (
    <TimeSeriesChart
      label={t('history.chart.of', { test: title })}
      series={visible.series}
      second={visible.second}
      unit={visible.unit}
      timeAxis={times}
      valueAxis={visible.values}
      width={width}
      height={height}
      breakLabel={t('history.chart.scale')}
      unknownLabel={t('history.unknown')}
      renderTooltip={(time) =>
        charted.map((one) => (
          <HistoryTooltip
            key={one.test.testId}
            test={one.test}
            isNamed={second !== undefined}
            points={pointsAt(one, time)}
          />
        ))
      }
      onChoose={({ time, value }) => {
        const points = charted.flatMap((one) => pointsAt(one, time));
        const order = points.find((point) => point.value === value)?.item.order;
        if (order !== undefined && order !== present) openByNumber(order)?.();
      }}
    />
  );
}
