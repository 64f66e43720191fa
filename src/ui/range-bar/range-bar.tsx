import classes from './range-bar.module.css';

interface Span {
  readonly from: number;
  readonly to: number;
}

interface RangeBarProps {
  /** Fractions of the bar's length from the left, 0 to 1. */
  readonly bar: {
    readonly normal: Span;
    /** Ends where the normal band has no limit: it tapers there. */
    readonly open: readonly ('low' | 'high')[];
    readonly panic: readonly Span[];
    readonly value: number;
    /** The end that the value lies beyond. */
    readonly clipped: 'low' | 'high' | null;
  };
  /** What the picture says, for those who do not see it. */
  readonly label: string;
}

const WIDTH = 96;
const HEIGHT = 12;
const MIDDLE = HEIGHT / 2;
/** Room at both ends for the marker. */
const MARGIN = 4;
const TIP = 5;

function x(fraction: number): number {
  return Math.round((MARGIN + fraction * (WIDTH - 2 * MARGIN)) * 10) / 10;
}

function bandPath({ normal, open }: RangeBarProps['bar']): string {
  const from = x(normal.from);
  const to = x(normal.to);
  const left = open.includes('low')
    ? `M${from + TIP} 3 L${from} ${MIDDLE} L${from + TIP} 9`
    : `M${from} 3 V9`;
  const right = open.includes('high')
    ? `H${to - TIP} L${to} ${MIDDLE} L${to - TIP} 3`
    : `H${to} V3`;
  return `${left} ${right} Z`;
}

/** Panic zones are hollow, the normal band is solid: they differ without colour. */
function panicPath(panic: readonly Span[]): string {
  return panic.map(({ from, to }) => `M${x(from)} 3.5 H${x(to)} V8.5 H${x(from)} Z`).join(' ');
}

/** A line at the value, or an arrow head at the end that it lies beyond. */
function markerPath({ value, clipped }: RangeBarProps['bar']): string {
  const at = x(value);
  switch (clipped) {
    case 'low':
      return `M0 ${MIDDLE} L7 0.5 V11.5 Z`;
    case 'high':
      return `M${WIDTH} ${MIDDLE} L${WIDTH - 7} 0.5 V11.5 Z`;
    case null:
      return `M${at - 3.5} 0 H${at + 3.5} L${at + 1.25} 4 V12 H${at - 1.25} V4 Z`;
  }
}

/** A value among its limits: solid band, hollow outer zones, thin line between them, marker on top. */
export function RangeBar({ bar, label }: RangeBarProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.bar}>
      <path className={classes.line} d={`M${x(0)} ${MIDDLE} H${x(1)}`} />
      {bar.panic.length > 0 && <path className={classes.panic} d={panicPath(bar.panic)} />}
      <path className={classes.normal} d={bandPath(bar)} />
      <path className={classes.marker} d={markerPath(bar)} />
    </svg>
  );
}
