import { placedTexts, valueText, type ChartText } from './placed-texts';
import { usePlot, type Plot } from './plot';
import classes from './time-series-chart.module.css';
import type { TimeSeries } from './time-series';

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
export function ChartTexts({ series, breakLabel, unknownLabel }: ChartTextsProps) {
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
