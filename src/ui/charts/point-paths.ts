import type { Plot } from './plot';
import type { PointForm, PointTone, TimePoint } from './time-series';

/** Half the size of a point in pixels, and where points stand closer than that. */
const HALF = 5;
const DENSE_HALF = 2.5;
/** Pixels per point below which points are dense. */
const DENSE = 6;
/** A cross stands this far above the time axis. */
const ABOVE_AXIS = 10;

type Mark = PointForm | 'cross';

/** All points of one look as one path: thousands of points are a handful of elements. */
export interface PointPath {
  readonly mark: Mark;
  readonly tone: PointTone;
  readonly path: string;
}

type Shape = (x: number, y: number, half: number) => string;

const circle: Shape = (x, y, half) => {
  const radius = half * 0.8;
  const across = 2 * radius;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0`;
};

const SHAPES: Record<Mark, Shape> = {
  circle,
  ring: circle,
  down: (x, y, half) => `M${x - half} ${y - half * 0.8}h${2 * half}L${x} ${y + half}Z`,
  up: (x, y, half) => `M${x - half} ${y + half * 0.8}h${2 * half}L${x} ${y - half}Z`,
  diamond: (x, y, half) => {
    const reach = half * 1.2;
    return `M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`;
  },
  cross: (x, y, half) => {
    const reach = half * 0.8;
    const across = 2 * reach;
    return `M${x - reach} ${y - reach}l${across} ${across}M${x - reach} ${y + reach}l${across} ${-across}`;
  },
};

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A single mark in the middle of a square of 16 pixels, for legends. */
export function samplePath(mark: Mark): string {
  return SHAPES[mark](8, 8, HALF);
}

/** Where the mark of a point stands, from the top. */
export function heightOf({ value }: Pick<TimePoint, 'value'>, { yOf, bottom }: Plot): number {
  return value === null ? bottom - ABOVE_AXIS : yOf(value);
}

/** The points of a plot; what has no value becomes a cross on the time axis. */
export function pointPaths(points: readonly TimePoint[], plot: Plot): readonly PointPath[] {
  const half = plot.right - plot.left < points.length * DENSE ? DENSE_HALF : HALF;
  const paths = new Map<string, { mark: Mark; tone: PointTone; parts: string[] }>();
  for (const point of points) {
    const { time, tone } = point;
    const mark = point.value === null ? 'cross' : point.form;
    const key = `${mark} ${tone}`;
    const known = paths.get(key) ?? { mark, tone, parts: [] };
    paths.set(key, known);
    known.parts.push(SHAPES[mark](rounded(plot.xOf(time)), rounded(heightOf(point, plot)), half));
  }
  return [...paths.values()].map(({ mark, tone, parts }) => ({
    mark,
    tone,
    path: parts.join(''),
  }));
}
