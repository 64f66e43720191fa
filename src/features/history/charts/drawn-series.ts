import type { HistorySeries } from '@/domain/results/history/history-series';
import { historyWindow } from '@/domain/results/history/history-window';
import { resultMark } from '@/domain/results/marks/result-mark';
import { resultTone } from '@/domain/results/marks/result-tone';
import type { TimeSeries } from '@/ui/charts/time-series';

/** What is in sight: the time axis in epoch milliseconds, and its width in pixels. */
interface DrawnSpan {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** A test's results as a chart draws them, and the values and limits that its axis must hold. */
export function drawnSeries(
  series: HistorySeries,
  span: DrawnSpan,
): {
  readonly drawn: TimeSeries;
  readonly heights: readonly number[];
  readonly isPresentScale: boolean;
} {
  const { points, labelled, lines, bands, scaleChanges, unknownTimes, isPresentScale } =
    historyWindow(series, span);
  return {
    isPresentScale,
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
