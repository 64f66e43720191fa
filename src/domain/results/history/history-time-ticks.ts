import type { Day } from '@/domain/base/day';

/** What the ticks of a time axis name. */
export type TickUnit = 'year' | 'month' | 'day' | 'hour';

/** Ticks in epoch milliseconds, ascending. */
export interface TimeTicks {
  readonly unit: TickUnit;
  readonly times: readonly number[];
}

interface TickRequest {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Ticks that have room beside each other. */
  readonly most: number;
  readonly dayOf: (instant: number) => Day;
  /** The instant at which a day begins at the laboratory; day 32 is a day of the next month. */
  readonly startOf: (day: Day) => number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

interface Step {
  readonly unit: TickUnit;
  readonly count: number;
  /** Milliseconds, near enough to choose a step by. */
  readonly length: number;
}

const STEPS: readonly Step[] = [
  { unit: 'hour', count: 0.25, length: 0.25 * HOUR },
  { unit: 'hour', count: 0.5, length: 0.5 * HOUR },
  { unit: 'hour', count: 1, length: HOUR },
  { unit: 'hour', count: 3, length: 3 * HOUR },
  { unit: 'hour', count: 6, length: 6 * HOUR },
  { unit: 'hour', count: 12, length: 12 * HOUR },
  { unit: 'day', count: 1, length: DAY },
  { unit: 'day', count: 2, length: 2 * DAY },
  { unit: 'day', count: 7, length: 7 * DAY },
  { unit: 'day', count: 14, length: 14 * DAY },
  { unit: 'month', count: 1, length: YEAR / 12 },
  { unit: 'month', count: 2, length: YEAR / 6 },
  { unit: 'month', count: 3, length: YEAR / 4 },
  { unit: 'month', count: 6, length: YEAR / 2 },
  ...[1, 2, 5, 10, 20, 50, 100, 200].map((count): Step => {
    return { unit: 'year', count, length: count * YEAR };
  }),
];
/** Ticks of hours name their day too: each takes the room of so many others. */
const HOUR_ROOM = 1.35;

function dayAt({ unit, count }: Step, first: Day, index: number): Day {
  const { year, month, day } = first;
  if (unit === 'year') {
    return { year: Math.floor(year / count) * count + index * count, month: 1, day: 1 };
  }
  if (unit === 'month') {
    const months = Math.floor((month - 1) / count) * count + index * count;
    return { year: year + Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
  }
  return { year, month, day: day + index * count };
}

function hasRoom({ unit, length }: Step, { from, to, most }: TickRequest): boolean {
  return ((to - from) / length) * (unit === 'hour' ? HOUR_ROOM : 1) <= most;
}

function ticksOf(step: Step, { from, to, dayOf, startOf }: TickRequest): readonly number[] {
  const { unit, count, length } = step;
  const first = dayOf(from);
  const times: number[] = [];
  const slots = Math.ceil((to - from) / length) + 2;
  // Hours of the day are counted on from the last one before the span, which may begin in the evening.
  const midnight = startOf(first);
  const passed = Math.floor((from - midnight) / length);
  for (let index = 0; index <= slots; index += 1) {
    const time =
      unit === 'hour'
        ? midnight + (passed + index) * count * HOUR
        : startOf(dayAt(step, first, index));
    if (time >= from && time <= to) times.push(time);
  }
  return times;
}

/**
 * Ticks at the beginnings of the laboratory's years, months or days, or at full hours or quarters of short spans: as many as
 * have room, and at least one. Calendar steps differ in length; the axis itself stays true time.
 */
export function timeTicks(request: TickRequest): TimeTicks {
  const fitting = STEPS.findIndex((step) => hasRoom(step, request));
  const steps = STEPS.slice(0, fitting === -1 ? undefined : fitting + 1).toReversed();
  for (const [finer, step] of steps.entries()) {
    const times = ticksOf(step, request);
    if (times.length > 0) {
      return { unit: step.unit, times: finer === 0 ? times : times.slice(0, request.most) };
    }
  }
  return { unit: 'hour', times: [] };
}
