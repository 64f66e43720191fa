import type { KeyboardEvent, ReactNode } from 'react';
import {
  CartesianGrid,
  ComposedChart,
  Line,
  Tooltip,
  useActiveTooltipLabel,
  useIsTooltipActive,
  XAxis,
  YAxis,
} from 'recharts';

import { textScale } from '@/ui/theme/text-scale';

import { type ChartText, placedTexts, valueText } from './placed-texts';
import { type Plot, usePlot } from './plot';
import classes from './time-series-chart.module.css';
import type { ChartAxis, TimePoint, TimeSeries } from './time-series';
import { heightOf } from './point-paths';
import { SeriesLayers } from './series-layers';

interface ChartTextsProps {
  readonly series: readonly TimeSeries[];
  /** Stands at each break that has room for it. */
  readonly breakLabel: string;
  /** Stands over the widest unknown time: beside each they would cover one another. */
  readonly unknownLabel: string;
}

/** Pixels between the plot and a text above it. */
const ABOVE_PLOT = 6;

/** In the middle of the widest span. */
function unknownTexts({ unknown }: TimeSeries, text: string, plot: Plot): readonly ChartText[] {
  const [widest] = unknown.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  if (widest === undefined) return [];
  const x = (plot.xOf(widest.from) + plot.xOf(widest.to)) / 2;
  return [{ className: classes.unknownLabel, text, x, y: plot.top - ABOVE_PLOT }];
}

/**
 * What is written in the drawing: a downloaded picture has no legend. What warns of a misreading comes before values, and none
 * covers another, be it of the other series. Belongs inside a chart.
 */
function ChartTexts({ series, breakLabel, unknownLabel }: ChartTextsProps) {
  const plot = usePlot();
  if (plot === null) return null;
  const breaks = series.flatMap((one) => one.breaks);
  const texts = [
    ...breaks.map((time) => ({
      ...{ className: classes.breakLabel, text: breakLabel },
      ...{ x: plot.xOf(time), y: plot.top - ABOVE_PLOT },
    })),
    ...series.flatMap((one) => unknownTexts(one, unknownLabel, plot)),
    ...series.flatMap(({ labels }) =>
      labels.map((label) => ({ className: classes.valueLabel, ...valueText(label, plot) })),
    ),
  ];
  return placedTexts(texts, plot).map(({ className, text, x, y, anchor }, place) => (
    <text key={place} className={className} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ));
}

interface TimeSeriesChartProps {
  /** Says whose chart it is and that the arrow keys go through its points. */
  readonly label: string;
  readonly series: TimeSeries;
  /** Another test in the same unit; its line is dashed. */
  readonly second?: TimeSeries;
  /** Stands above the axis of the values. */
  readonly unit: string;
  readonly timeAxis: ChartAxis;
  readonly valueAxis: ChartAxis;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly breakLabel: string;
  readonly unknownLabel: string;
  /** What is known of an instant, for pointer and keyboard. */
  readonly renderTooltip: (time: number) => ReactNode;
  /** Told of the point that is pressed, by pointer or, where the arrow keys are, by Enter. */
  readonly onChoose: (point: TimePoint) => void;
}

const MARGIN = { top: 20, right: 28, bottom: 0, left: 0 };
/** Half the size of what can be pressed of a point that is pointed at. */
const POINT_TARGET = 12;
const GRID = 'var(--portal-chart-grid)';
/** For the lines that are not drawn: the library's own way to place them measures the text of every result. */
const noLines = () => [];
const TICK = { fill: 'var(--portal-chart-tick)', fontSize: '0.75rem' };
const CHARACTER = 7.5;
const AXIS_ROOM = 14;
/** Charts below each other begin at one line unless their numbers are long. */
const LEAST_AXIS = 52;

function textOf({ ticks }: ChartAxis): (value: number) => string {
  return (value) => ticks.find((tick) => tick.value === value)?.text ?? '';
}

/** In order of time, as the chart's pointer wants them. */
function inTime(points: TimeSeries['points']): TimeSeries['points'] {
  return points.toSorted((one, other) => one.time - other.time);
}

/** One stop per instant: results of one instant share their tooltip, and the first of them that has a height stands there. */
function stops(points: TimeSeries['points']): TimeSeries['points'] {
  const known = new Map<number, TimePoint>();
  for (const point of points) {
    if ((known.get(point.time)?.value ?? null) === null) known.set(point.time, point);
  }
  return [...known.values()];
}

/** The arrow keys of the library go from point to point, and leave pressing to the pointer. */
function pressActivePoint({ key, currentTarget }: KeyboardEvent): void {
  if (key !== 'Enter') return;
  const point = currentTarget.querySelector('[data-active-point]');
  point?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** What can be pressed of the point that pointer or keyboard stand at. Belongs inside a chart. */
function ActivePoint({
  points,
  onChoose,
}: {
  readonly points: TimeSeries['points'];
  readonly onChoose: (point: TimePoint) => void;
}) {
  const time = useActiveTooltipLabel();
  const isActive = useIsTooltipActive();
  const plot = usePlot();
  const point = isActive ? points.find((one) => one.time === time) : undefined;
  if (plot === null || point === undefined) return null;
  return (
    <circle
      className={classes.activeDot}
      data-active-point
      cx={plot.xOf(point.time)}
      cy={heightOf(point, plot)}
      r={POINT_TARGET}
      onClick={() => {
        onChoose(point);
      }}
    />
  );
}

/** Values over true time, with the limits of each date. Drawn at once, without movement. */
export function TimeSeriesChart({
  label,
  series,
  second,
  unit,
  timeAxis,
  valueAxis,
  width,
  height,
  breakLabel,
  unknownLabel,
  renderTooltip,
  onChoose,
}: TimeSeriesChartProps) {
  const data = stops(inTime([...series.points, ...(second?.points ?? [])]));
  const longest = Math.max(...valueAxis.ticks.map(({ text }) => text.length), 1);
  return (
    <div role="presentation" onKeyDownCapture={pressActivePoint}>
      <ComposedChart
        className={classes.chart}
        data={data}
        width={width}
        height={height}
        margin={MARGIN}
        accessibilityLayer
        aria-label={label}
      >
        <CartesianGrid vertical={false} verticalCoordinatesGenerator={noLines} stroke={GRID} />
        <XAxis
          dataKey="time"
          type="number"
          scale="time"
          domain={[timeAxis.from, timeAxis.to]}
          ticks={timeAxis.ticks.map(({ value }) => value)}
          tickFormatter={textOf(timeAxis)}
          interval={0}
          allowDataOverflow
          tick={TICK}
        />
        <YAxis
          type="number"
          domain={[valueAxis.from, valueAxis.to]}
          ticks={valueAxis.ticks.map(({ value }) => value)}
          tickFormatter={textOf(valueAxis)}
          interval={0}
          width={Math.max(longest * CHARACTER * textScale() + AXIS_ROOM, LEAST_AXIS)}
          allowDataOverflow
          axisLine={false}
          tickLine={false}
          tick={TICK}
        />
        <SeriesLayers {...series} />
        {second !== undefined && <SeriesLayers {...second} second />}
        <ChartTexts
          series={second === undefined ? [series] : [series, second]}
          breakLabel={breakLabel}
          unknownLabel={unknownLabel}
        />
        <text className={classes.unitLabel} x={4} y={12}>
          {unit}
        </text>
        {/* Hidden, it only tells pointer and keyboard where the results are: the layers draw the line. */}
        <Line dataKey="value" hide isAnimationActive={false} />
        <ActivePoint points={data} onChoose={onChoose} />
        <Tooltip
          isAnimationActive={false}
          filterNull={false}
          content={({ active, label: time }) =>
            active && typeof time === 'number' ? (
              <div role="status" className={classes.tooltip}>
                {renderTooltip(time)}
              </div>
            ) : null
          }
        />
      </ComposedChart>
    </div>
  );
}
