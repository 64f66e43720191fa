import { grouped } from '@/domain/base/grouped';
import { NO_LIMITS } from '@/domain/results/values/limits';
import { resultMark } from '@/domain/results/marks/result-mark';
import type { Limits } from '@/domain/results/test-result';

import type { HistoryPoint, HistorySeries, UnknownTime } from './history-series';

/** A point whose value stands beside it, and on which side it has room. */
interface LabelledPoint {
  readonly point: HistoryPoint;
  readonly side: 'above' | 'below';
}

/** Longer texts would cover the chart. */
const LONGEST = 12;

/** The points that a reader looks for first: the last, the highest and the lowest, each once, the most telling first. */
export function labelledPoints(points: readonly HistoryPoint[]): readonly LabelledPoint[] {
  const drawn = points.filter(
    ({ value, item }) => value !== null && item.result.trim().length <= LONGEST,
  );
  const last = drawn.at(-1);
  if (last === undefined) return [];
  const valueOf = ({ value }: HistoryPoint) => value ?? 0;
  const highest = drawn.reduce((one, other) => (valueOf(other) > valueOf(one) ? other : one));
  const lowest = drawn.reduce((one, other) => (valueOf(other) < valueOf(one) ? other : one));
  const isFlat = valueOf(highest) === valueOf(lowest);
  const extremes: readonly LabelledPoint[] = isFlat
    ? []
    : [
        { point: highest, side: 'above' },
        { point: lowest, side: 'below' },
      ];
  const isLowest = !isFlat && last === lowest;
  const labelled: readonly LabelledPoint[] = [
    { point: last, side: isLowest ? 'below' : 'above' },
    ...extremes,
  ];
  return labelled.filter(
    ({ point }, place) => labelled.findIndex((one) => one.point === point) === place,
  );
}

/** A stretch of time in which the same limits hold; an open side is null. */
interface ReferenceBand extends Limits {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** Instants, epoch milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The reference limits as steps: those of a date hold until the next date, those of the first one before it and those of the
 * last one after it. Dates without limits leave a gap. Points are oldest first; bands end at the span's
 * edges.
 */
export function referenceBands(
  points: readonly HistoryPoint[],
  { from, to }: Span,
): readonly ReferenceBand[] {
  const bands: ReferenceBand[] = [];
  for (const [index, { limits, time }] of points.entries()) {
    if (limits.min === null && limits.max === null) continue;
    const start = Math.max(index === 0 ? from : time, from);
    const end = Math.min(points[index + 1]?.time ?? to, to);
    if (end <= start) continue;
    const last = bands.at(-1);
    if (last?.to === start && last.min === limits.min && last.max === limits.max) {
      bands[bands.length - 1] = { ...last, to: end };
    } else {
      bands.push({ ...limits, from: start, to: end });
    }
  }
  return bands;
}

/** The part of a series that a chart draws. */
export interface HistoryWindow {
  /** The points in sight; where there are more than pixels can show, the telling ones of each and every flagged one. */
  readonly points: readonly HistoryPoint[];
  /** Of all points in sight, those whose value stands beside them. */
  readonly labelled: readonly LabelledPoint[];
  /** The joined points, with no more than the telling ones; a line begins and ends outside when its run goes on there. */
  readonly lines: readonly (readonly HistoryPoint[])[];
  readonly bands: readonly ReferenceBand[];
  readonly scaleChanges: readonly number[];
  /** Where results may be missing, inside the window's edges. */
  readonly unknownTimes: readonly (UnknownTime & { readonly to: number })[];
}

interface WindowRequest {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Pixels of the time axis. */
  readonly width: number;
}

/** Up to here every point is drawn. */
const MOST_POINTS = 2000;

interface Pixel {
  readonly first: HistoryPoint;
  last: HistoryPoint;
  lowest: HistoryPoint | null;
  highest: HistoryPoint | null;
  text: HistoryPoint | null;
}

/**
 * Of every pixel the lowest, the highest and one text: a line through them covers all between. Where nothing is beside a pixel,
 * its first or its last as well: there a line comes or goes, and nothing covers the newest.
 */
function tellingPoints(
  points: readonly HistoryPoint[],
  { from, to, width }: WindowRequest,
): ReadonlySet<HistoryPoint | null> {
  if (points.length <= MOST_POINTS) return new Set(points);
  const pixels = new Map<number, Pixel>();
  for (const point of points) {
    const pixel = Math.floor(((point.time - from) / (to - from)) * width);
    const none = { lowest: null, highest: null, text: null };
    const known = pixels.get(pixel) ?? { first: point, last: point, ...none };
    pixels.set(pixel, known);
    known.last = point;
    const { value } = point;
    if (value === null) known.text ??= point;
    else {
      if (value < (known.lowest?.value ?? Infinity)) known.lowest = point;
      if (value > (known.highest?.value ?? -Infinity)) known.highest = point;
    }
  }
  return new Set(
    [...pixels].flatMap(([pixel, { first, last, lowest, highest, text }]) => [
      ...[lowest, highest, text],
      pixels.has(pixel - 1) ? null : first,
      pixels.has(pixel + 1) ? null : last,
    ]),
  );
}

function isFlagged({ item }: HistoryPoint): boolean {
  return resultMark(item).tone !== 'normal';
}

/** The next point outside belongs to the line, which the chart cuts at its edge. */
function joined(points: readonly HistoryPoint[]): readonly (readonly HistoryPoint[])[] {
  const numbers = points.filter(({ value }) => value !== null);
  const lines = grouped(numbers, ({ run }) => run);
  return [...lines.values()].filter((line) => line.length > 1);
}

/** Points of one scale: a value on an earlier one is a mark without height, and its limits are none of this one. */
function onOneScale(points: readonly HistoryPoint[], since: number): readonly HistoryPoint[] {
  if (since === -Infinity) return points;
  return points.map((point) =>
    point.time < since ? { ...point, value: null, limits: NO_LIMITS } : point,
  );
}

/** What of a series lies between two instants, ready to be drawn at a width: heights belong to the newest scale in sight. */
export function historyWindow(series: HistorySeries, request: WindowRequest): HistoryWindow {
  const { from, to } = request;
  const since = series.scaleChanges.findLast((time) => time <= to) ?? -Infinity;
  const points = onOneScale(series.points, since);
  const isInside = ({ time }: HistoryPoint) => time >= from && time <= to;
  const inside = points.filter(isInside);
  const labelled = labelledPoints(inside);
  const telling = new Set([
    ...tellingPoints(inside, request),
    ...labelled.map(({ point }) => point),
  ]);
  const before = points.findLast(({ time }) => time < from);
  const after = points.find(({ time }) => time > to);
  const reaching = [before, ...inside.filter((point) => telling.has(point)), after];
  return {
    points: inside.filter((point) => telling.has(point) || isFlagged(point)),
    labelled,
    lines: joined(reaching.filter((point) => point !== undefined)),
    bands: referenceBands(points, request),
    scaleChanges: series.scaleChanges.filter((time) => time >= from && time <= to),
    unknownTimes: series.unknownTimes
      .map((unknown) => ({
        from: Math.max(unknown.from, from),
        to: Math.min(unknown.to ?? to, to),
      }))
      .filter((unknown) => unknown.from < unknown.to),
  };
}
