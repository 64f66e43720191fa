import type { OrderFilter } from './order-filter';

const MILLISECONDS = 86_400_000;

/** Day of the epoch of an integer `YYYYMMDD`. */
function epochDay(dayNumber: number): number {
  const year = Math.floor(dayNumber / 10_000);
  const month = Math.floor(dayNumber / 100) % 100;
  return Date.UTC(year, month - 1, dayNumber % 100) / MILLISECONDS;
}

/**
 * Days from the first to the last day of a search by date, 0 for a single day; null for any other search. It belongs to the
 * orders listed: what stands in the fields by now does not count.
 */
export function searchedSpan({
  dateNumber,
  dateNumberInit,
  dateNumberEnd,
}: Pick<OrderFilter, 'dateNumber' | 'dateNumberInit' | 'dateNumberEnd'>): number | null {
  if (dateNumberInit !== undefined && dateNumberEnd !== undefined) {
    return epochDay(dateNumberEnd) - epochDay(dateNumberInit);
  }
  return typeof dateNumber === 'number' ? 0 : null;
}
