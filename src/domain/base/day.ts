/** A calendar day without a time zone. Months run from 1 to 12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day as the servers write it: the integer YYYYMMDD. */
export function dayNumber({ year, month, day }: Day): number {
  return year * 10_000 + month * 100 + day;
}

/** The day `count` days later, or earlier when negative. */
export function addDays({ year, month, day }: Day, count: number): Day {
  const moved = new Date(Date.UTC(year, month - 1, day + count));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Negative when `one` is earlier, 0 when equal, positive when later. */
export function compareDays(one: Day, other: Day): number {
  return dayNumber(one) - dayNumber(other);
}

/** Whether the calendar has the day: there is no 31 June. */
export function isCalendarDay({ year, month, day }: Day): boolean {
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    compareDays(addDays({ year, month, day }, 0), { year, month, day }) === 0
  );
}
