import { useId, useMemo } from 'react';

import { usePlot, type Plot } from './plot';
import { pointPaths } from './point-paths';
import classes from './time-series-chart.module.css';
import type { LinePoint, TimeBand, TimeSeries, TimeSpan } from './time-series';

function BandShape({ band, plot }: { readonly band: TimeBand; readonly plot: Plot }) {
  const { min, max } = band;
  const left = plot.xOf(band.from);
  const width = Math.max(plot.xOf(band.to) - left, 0);
  const top = max === null ? plot.top : plot.yOf(max);
  const bottom = min === null ? plot.bottom : plot.yOf(min);
  return (
    <g>
      <rect
        className={classes.band}
        x={left}
        y={top}
        width={width}
        height={Math.max(bottom - top, 0)}
      />
      {max !== null && <path className={classes.limit} d={`M${left} ${top}h${width}`} />}
      {min !== null && <path className={classes.limit} d={`M${left} ${bottom}h${width}`} />}
    </g>
  );
}

/** A time of which nothing is known, over the bands: they say nothing there. */
function UnknownShape({ span, plot }: { readonly span: TimeSpan; readonly plot: Plot }) {
  const { left, right, top, bottom } = plot;
  const from = Math.max(plot.xOf(span.from), left);
  const width = Math.max(Math.min(plot.xOf(span.to), right) - from, 0);
  return <rect className={classes.unknown} x={from} y={top} width={width} height={bottom - top} />;
}

function linePath(line: readonly LinePoint[], { xOf, yOf }: Plot): string {
  return line
    .flatMap(({ time, value }) => (value === null ? [] : [`${xOf(time)} ${yOf(value)}`]))
    .join('L');
}

interface SeriesLayersProps extends Omit<TimeSeries, 'labels'> {
  /** The other test of the chart, whose line is dashed. */
  readonly second?: true;
}

/** Reference bands with their limits, unknown times, lines, breaks and points, from back to front. Belongs inside a chart. */
export function SeriesLayers(props: SeriesLayersProps) {
  const { points, lines, bands, breaks, unknown, second } = props;
  const plot = usePlot();
  const clip = useId();
  // The library draws several times until a chart stands, and there may be thousands of points.
  const drawn = useMemo(
    () =>
      plot && {
        lines: lines.map((line) => `M${linePath(line, plot)}`),
        points: pointPaths(points, plot),
      },
    [lines, points, plot],
  );
  if (plot === null || drawn === null) return null;
  const { left, right, top, bottom } = plot;
  return (
    <>
      <defs>
        <clipPath id={clip}>
          <rect x={left} y={top} width={right - left} height={bottom - top} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${clip})`}>
        {/* Keys are places: several of these may begin at one instant. */}
        {bands.map((band, place) => (
          <BandShape key={place} band={band} plot={plot} />
        ))}
        {unknown.map((span, place) => (
          <UnknownShape key={place} span={span} plot={plot} />
        ))}
        {drawn.lines.map((path, place) => (
          <path key={place} className={classes.line} data-second={second} d={path} />
        ))}
        {breaks.map((time, place) => (
          <path key={place} className={classes.break} d={`M${plot.xOf(time)} ${top}V${bottom}`} />
        ))}
      </g>
      {drawn.points.map(({ mark, tone, path }) => (
        <path
          key={`${mark} ${tone}`}
          className={classes.point}
          data-mark={mark}
          data-tone={tone}
          d={path}
        />
      ))}
    </>
  );
}
