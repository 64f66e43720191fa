import { formatInstant } from '@/lib/dates/dates';

const DAY = 86_400_000;
/** Day number of 1 January 1970 in spreadsheets. */
const EPOCH_DAY = 25_569;
/** Spreadsheets count a 29 February 1900 that never was; earlier dates would be a day off. */
const FIRST_SOUND_DAY = 61;

/** An instant as a spreadsheet's day number, which has no zone: what the laboratory's clock showed. Null before March 1900. */
export function dayNumberOf(instant: number): number | null {
  const clock = Date.parse(`${formatInstant(instant, 'YYYY-MM-DDTHH:mm:ss')}Z`);
  const dayNumber = clock / DAY + EPOCH_DAY;
  return dayNumber >= FIRST_SOUND_DAY ? dayNumber : null;
}
