import { useId } from 'react';

import { usePlot, type Plot } from './plot';
import { pointPaths } from './point-paths';
import classes from './time-series-chart.module.css';
import type { LinePoint, TimeBand, TimeSeries } from './time-series';

function BandShape({ band, plot }: { readonly band: TimeBand; readonly plot: Plot }) {
  const { min, max } = band;
  const left = plot.xOf(band.from);
  const width = Math.max(plot.xOf(band.to) - left, 0);
  const top = max === null ? plot.top : plot.yOf(max);
  const bottom = min === null ? plot.bottom : plot.yOf(min);
  return (
    <g>
      <rect
        className={classes['band']}
        x={left}
        y={top}
        width={width}
        height={Math.max(bottom - top, 0)}
      />
      {max !== null && <path className={classes['limit']} d={`M${left} ${top}h${width}`} />}
      {min !== null && <path className={classes['limit']} d={`M${left} ${bottom}h${width}`} />}
    </g>
  );
}

function linePath(line: readonly LinePoint[], { xOf, yOf }: Plot): string {
  return line
    .flatMap(({ time, value }) => (value === null ? [] : [`${xOf(time)} ${yOf(value)}`]))
    .join('L');
}

/** Half of a label's likely width: nearer to an edge it is set against that edge. */
const LABEL_HALF = 60;

function anchorOf(x: number, { left, right }: Plot): 'start' | 'middle' | 'end' {
  if (x - left < LABEL_HALF) return 'start';
  return right - x < LABEL_HALF ? 'end' : 'middle';
}

interface SeriesLayersProps extends TimeSeries {
  /** Stands at each break. */
  readonly breakLabel: string;
}

/** Reference bands with their limits, lines, breaks and points, from back to front. Belongs inside a chart. */
export function SeriesLayers({ points, lines, bands, breaks, breakLabel }: SeriesLayersProps) {
  const plot = usePlot();
  const clip = useId();
  if (plot === null) return null;
  const { left, right, top, bottom } = plot;
  return (
    <>
      <defs>
        <clipPath id={clip}>
          <rect x={left} y={top} width={right - left} height={bottom - top} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${clip})`}>
        {bands.map((band) => (
          <BandShape key={band.from} band={band} plot={plot} />
        ))}
        {lines.map((line) => (
          <path key={line[0]?.time} className={classes['line']} d={`M${linePath(line, plot)}`} />
        ))}
        {breaks.map((time) => (
          <path key={time} className={classes['break']} d={`M${plot.xOf(time)} ${top}V${bottom}`} />
        ))}
      </g>
      {breaks.map((time) => (
        <text
          key={time}
          className={classes['breakLabel']}
          x={plot.xOf(time)}
          y={top - 6}
          textAnchor={anchorOf(plot.xOf(time), plot)}
        >
          {breakLabel}
        </text>
      ))}
      {pointPaths(points, plot).map(({ mark, tone, path }) => (
        <path
          key={`${mark} ${tone}`}
          className={classes['point']}
          data-mark={mark}
          data-tone={tone}
          d={path}
        />
      ))}
    </>
  );
}
