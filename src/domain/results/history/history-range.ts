/** How far back a chart looks from the newest result. */
export type HistoryRange = 'all' | '5years' | '1year' | '6months';

export const HISTORY_RANGES: readonly HistoryRange[] = ['all', '5years', '1year', '6months'];

const MONTHS: Record<Exclude<HistoryRange, 'all'>, number> = {
  '5years': 60,
  '1year': 12,
  '6months': 6,
};
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Room beside the first and the last point, as a part of the time shown. */
const MARGIN = 0.03;

function marginOf(length: number): number {
  return length === 0 ? 3 * DAY : Math.max(length * MARGIN, HOUR);
}

function monthsBefore(instant: number, months: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // 31 August less six months is the last of February, not the third of March.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/**
 * The time that charts show, in epoch milliseconds, with a margin: everything, or the range back from the newest of all
 * instants, so that charts below each other share one axis. Null without any instant.
 */
export function historySpan(
  instants: readonly number[],
  range: HistoryRange,
): { readonly from: number; readonly to: number } | null {
  if (instants.length === 0) return null;
  const newest = instants.reduce((one, other) => Math.max(one, other));
  const oldest = instants.reduce((one, other) => Math.min(one, other));
  const first = range === 'all' ? oldest : monthsBefore(newest, MONTHS[range]);
  const margin = marginOf(newest - first);
  return { from: first - (range === 'all' ? margin : 0), to: newest + margin };
}
