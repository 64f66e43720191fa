import { placedTexts, valueText } from './placed-texts';
import { usePlot } from './plot';
import classes from './time-series-chart.module.css';
import type { TimeSeries } from './time-series';

/** The values beside the points of all series, so that none covers one of another. Belongs inside a chart. */
export function ChartTexts({ series }: { readonly series: readonly TimeSeries[] }) {
  const plot = usePlot();
  if (plot === null) return null;
  const values = series.flatMap(({ labels }) => labels.map((label) => valueText(label, plot)));
  return placedTexts(values, plot).map(({ text, x, y, anchor }, place) => (
    <text key={place} className={classes.valueLabel} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ));
}
