import { addDays, compareDays, dayNumber, type Day } from '@/domain/base/day';
import type { OrderFilter } from './order-filter';

/** The range a date search starts with, in days back from today. */
const DEFAULT_RANGE_DAYS = 30;

export type DateField = 'date' | 'start' | 'end';

/** Why a date search cannot be sent: message 0208, a day to come, or a start after the end. */
export type DateProblem = 'required' | 'future' | 'start-after-end';

/** The dates as criteria of the order filter, or the fields to mend. The day given is never changed. */
export type DateSearch =
  | {
      readonly ok: true;
      readonly criteria: Pick<OrderFilter, 'dateNumber' | 'dateNumberInit' | 'dateNumberEnd'>;
    }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<DateField, DateProblem>>> };

/** A range with an empty side standing for the other one. */
export interface DayRange {
  readonly start: Day | null;
  readonly end: Day | null;
}

function isFuture(day: Day, today: Day): boolean {
  return compareDays(day, today) > 0;
}

/** The last 30 days, today included as the end. */
export function defaultRange(today: Day): { readonly start: Day; readonly end: Day } {
  return { start: addDays(today, -DEFAULT_RANGE_DAYS), end: today };
}

/** Search by one day. */
export function searchByDay(day: Day | null, today: Day): DateSearch {
  if (day === null) return { ok: false, problems: { date: 'required' } };
  if (isFuture(day, today)) return { ok: false, problems: { date: 'future' } };
  return { ok: true, criteria: { dateNumber: dayNumber(day) } };
}

/** Search by a range of days; an empty side is filled from the other. */
export function searchByRange(range: DayRange, today: Day): DateSearch {
  const start = range.start ?? range.end;
  const end = range.end ?? range.start;
  if (start === null || end === null) return { ok: false, problems: { start: 'required' } };
  if (compareDays(start, end) > 0) return { ok: false, problems: { start: 'start-after-end' } };
  // The end is the later day by now: only it can lie ahead, unless the start stands for both.
  if (isFuture(end, today)) {
    return { ok: false, problems: range.end === null ? { start: 'future' } : { end: 'future' } };
  }
  return {
    ok: true,
    criteria: { dateNumberInit: dayNumber(start), dateNumberEnd: dayNumber(end) },
  };
}
