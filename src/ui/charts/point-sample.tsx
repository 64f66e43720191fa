import { samplePath } from './point-paths';
import classes from './time-series-chart.module.css';
import type { PointForm, PointTone } from './time-series';

interface PointSampleProps {
  readonly mark: PointForm | 'cross';
  readonly tone: PointTone;
}

/** A point as the charts draw it, for the legend. The word beside it carries the meaning. */
export function PointSample({ mark, tone }: PointSampleProps) {
  return (
    <svg viewBox="0 0 16 16" className={classes.sample} aria-hidden>
      <path className={classes.point} data-mark={mark} data-tone={tone} d={samplePath(mark)} />
    </svg>
  );
}

/** The band of the reference values, for the legend. */
export function BandSample() {
  return (
    <svg viewBox="0 0 16 16" className={classes.sample} aria-hidden>
      <rect className={classes.band} x="0" y="3" width="16" height="10" />
      <path className={classes.limit} d="M0 3h16M0 13h16" />
    </svg>
  );
}

/** A time of which nothing is known, for the legend. */
export function UnknownSample() {
  return (
    <svg viewBox="0 0 16 16" className={classes.sample} aria-hidden>
      <rect className={classes.unknown} x="0.5" y="2.5" width="15" height="11" />
    </svg>
  );
}

/** The line of a test, for the legend of a chart that has two. */
export function LineSample({ second }: { readonly second?: true }) {
  return (
    <svg viewBox="0 0 16 16" className={classes.sample} aria-hidden>
      <path className={classes.line} data-second={second} d="M0 8h16" />
    </svg>
  );
}
