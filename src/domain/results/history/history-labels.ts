import type { HistoryPoint } from './history-series';

/** A point whose value stands beside it, and on which side it has room. */
export interface LabelledPoint {
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
