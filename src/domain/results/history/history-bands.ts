import type { HistoryPoint } from './history-series';
import type { Limits } from '@/domain/results/test-result';

/** A stretch of time in which the same limits hold; an open side is null. */
export interface ReferenceBand extends Limits {
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
