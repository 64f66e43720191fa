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
  /** In a cell beside the limits, or across a block. */
  readonly size?: 'cell' | 'block';
  /** How the value is marked: its colour, and that of the zone that it lies in. */
  readonly tone: string;
}

/** Pixels, at which marker and tips have their shape; the style sheet may stretch it a little. */
const WIDTH = { cell: 150, block: 320 };
const HEIGHT = 12;
const MIDDLE = HEIGHT / 2;
/** Room at both ends for the marker. */
const MARGIN = 4;
const TIP = 5;

/** Where a fraction of a bar of `width` pixels lies. */
function placeIn(width: number) {
  return (fraction: number) => Math.round((MARGIN + fraction * (width - 2 * MARGIN)) * 10) / 10;
}

type Place = ReturnType<typeof placeIn>;

function bandPath({ normal, open }: RangeBarProps['bar'], x: Place): string {
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

function panicPath(panic: readonly Span[], x: Place): string {
  return panic.map(({ from, to }) => `M${x(from)} 3 H${x(to)} V9 H${x(from)} Z`).join(' ');
}

/** A line at the value, which may stand out of its zone, or an arrow head at the end that it lies beyond. */
function markerPath({ value, clipped }: RangeBarProps['bar'], x: Place): string {
  const at = x(value);
  switch (clipped) {
    case 'low':
      return `M0 ${MIDDLE} L7 0.5 V11.5 Z`;
    case 'high':
      return `M${x(1) + MARGIN} ${MIDDLE} l-7 -5.5 v11 Z`;
    case null:
      return `M${at - 1.5} 0 H${at + 1.5} V12 H${at - 1.5} Z`;
  }
}

/** A value among its limits: the interval in green, the panic zones behind it, marker on top. */
export function RangeBar({ bar, label, size = 'cell', tone }: RangeBarProps) {
  const width = WIDTH[size];
  const x = placeIn(width);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={classes.bar}
      data-size={size}
      data-tone={tone}
    >
      <path className={classes.line} d={`M${x(0)} ${MIDDLE} H${x(1)}`} />
      {bar.panic.length > 0 && <path className={classes.panic} d={panicPath(bar.panic, x)} />}
      <path className={classes.normal} d={bandPath(bar, x)} />
      <path className={classes.marker} d={markerPath(bar, x)} />
    </svg>
  );
}
