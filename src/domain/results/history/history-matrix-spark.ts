import type { HistoryPoint, HistorySeries } from './history-series';

/** The course of a test in small. */
export interface Spark {
  /** SVG path through the numbers, oldest on the left, in true time. */
  readonly path: string;
  /** Place of the newest number. */
  readonly last: { readonly x: number; readonly y: number };
  /** Newer results may be missing: the last place is not the present one. */
  readonly isOpen: boolean;
}

/** Size of the drawing, in the units of its path. */
interface SparkSize {
  readonly width: number;
  readonly height: number;
}

type NumberPoint = HistoryPoint & { readonly value: number };

function isNumber(point: HistoryPoint): point is NumberPoint {
  return point.value !== null;
}

/** Where values of a range lie on `length`; in its middle when they are all the same. */
function placeOn(length: number, values: readonly number[]): (value: number) => number {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  // One decimal is finer than any screen.
  return (value) =>
    Math.round(10 * (span === 0 ? length / 2 : ((value - least) / span) * length)) / 10;
}

/**
 * The spark line of a series; points of one run are joined, as in its chart. Null with fewer than two numbers: one has no course.
 */
export function matrixSpark(
  { points, unknownTimes }: Pick<HistorySeries, 'points' | 'unknownTimes'>,
  { width, height }: SparkSize,
): Spark | null {
  const numbers = points.filter(isNumber);
  if (numbers.length < 2) return null;
  const toX = placeOn(
    width,
    numbers.map(({ time }) => time),
  );
  const toY = placeOn(
    height,
    numbers.map(({ value }) => -value),
  );
  const places = numbers.map(({ time, value, run }) => ({ x: toX(time), y: toY(-value), run }));
  const steps = places.map(({ x, y, run }, at) =>
    // A line of no length is drawn as a dot, so that a number between two texts is seen.
    run === places[at - 1]?.run ? `L${x} ${y}` : `M${x} ${y}h0`,
  );
  const { x = 0, y = 0 } = places.at(-1) ?? {};
  const isOpen = unknownTimes.some(({ to }) => to === null);
  return { path: steps.join(''), last: { x, y }, isOpen };
}
