import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import type { HistorySeries } from '@/domain/results/history/history-series';
import { historyWindow } from '@/domain/results/history/history-window';
import { resultMark } from '@/domain/results/marks/result-mark';
import { resultTone } from '@/domain/results/marks/result-tone';
import { valueAxis } from '@/domain/results/history/history-value-ticks';
import type { TestResult } from '@/domain/results/test-result';
import { TimeSeriesChart } from '@/ui/charts/time-series-chart';

import { HistoryTooltip } from './history-tooltip';
import { testTitle } from '@/features/history/test-title';
import { timeAxis } from './time-axis';

interface HistoryChartProps {
  readonly test: TestResult;
  readonly series: HistorySeries;
  /** Epoch milliseconds. */
  readonly span: { readonly from: number; readonly to: number };
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The chart of one test at a width; draws what is in the span. */
export function HistoryChart({ test, series, span, width, height }: HistoryChartProps) {
  const { t } = useTranslation();
  const { from, to } = span;
  const visible = useMemo(() => {
    const { points, lines, bands, scaleChanges, unknownTimes } = historyWindow(series, {
      from,
      to,
      width,
    });
    const values = points.flatMap(({ value }) => value ?? []);
    const limits = bands.flatMap(({ min, max }) => [min ?? [], max ?? []].flat());
    return {
      values: valueAxis([...values, ...limits]),
      series: {
        points: points.map(({ time, value, item }) => {
          const mark = resultMark(item);
          return { time, value, form: mark.form, tone: resultTone(mark) };
        }),
        lines,
        bands,
        breaks: scaleChanges,
        unknown: unknownTimes,
      },
    };
  }, [series, from, to, width]);
  const { dateFormat } = useSettings();
  const times = useMemo(
    () => timeAxis({ from, to, width, dateFormat }),
    [from, to, width, dateFormat],
  );

  return (
    <TimeSeriesChart
      label={t('history.chart.of', { test: testTitle(test) })}
      series={visible.series}
      timeAxis={times}
      valueAxis={visible.values}
      width={width}
      height={height}
      breakLabel={t('history.chart.scale')}
      unknownLabel={t('history.unknown')}
      renderTooltip={(time) => (
        <HistoryTooltip test={test} points={series.points.filter((point) => point.time === time)} />
      )}
    />
  );
}
