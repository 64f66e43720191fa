import dayjs from 'dayjs';
// A calendar for every language of `domain/base/language`; dayjs brings English itself.
import es from 'dayjs/locale/es';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

import type { Day } from '@/domain/base/day';

import { atLaboratory } from './at-laboratory';
import { runtimeConfig } from '@/lib/runtime-config';
import { serverNow } from '@/lib/session/server-clock';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

const NOON = 12;
// Spanish writes the halves of the day with stops, and no line may end within.
const spanish = { ...es, meridiem: (hour: number) => (hour < NOON ? 'a.\u00a0m.' : 'p.\u00a0m.') };
dayjs.locale(spanish, undefined, true);

/** Date and time as the portal's own papers print them, in the laboratory's date format: nobody reads seconds there. */
export function paperDateFormat(dateFormat: string): string {
  return `${dateFormat} hh:mm a`;
}

/** Date and time as mails and copied results name them, in the laboratory's date format. */
export function dateTimeFormat(dateFormat: string): string {
  return `${dateFormat} hh:mm:ss a`;
}

/** Date and time as history charts and tables show them, in the laboratory's date format; no line ends within the time. */
export function historyDateFormat(dateFormat: string): string {
  return `${dateFormat} h:mm:ss\u00a0a`;
}

/** An instant (epoch milliseconds) in the laboratory's zone and the portal's language; empty when it is null. */
export function formatInstant(instant: number | null, format: string): string {
  if (instant === null) return '';
  return atLaboratory(instant).locale(runtimeConfig().language).format(format);
}

function calendarDay(date: dayjs.Dayjs): Day {
  return { year: date.year(), month: date.month() + 1, day: date.date() };
}

/** The calendar day of an instant at the laboratory. */
export function dayOfInstant(instant: number): Day {
  return calendarDay(atLaboratory(instant));
}

/** The instant (epoch milliseconds) at which a day begins at the laboratory; day 32 is a day of the next month. */
export function startOfDay({ year, month, day }: Day): number {
  const date = dayjs.utc(Date.UTC(year, month - 1, day)).format('YYYY-MM-DD');
  return dayjs.tz(date, runtimeConfig().timeZone).valueOf();
}

/** Today's day at the laboratory, wherever the browser is and whatever its clock says. */
export function today(): Day {
  return dayOfInstant(serverNow());
}

/** A typed date in exactly this format, or null: 30 February and `1/2` are no days. */
export function parseDay(text: string, format: string): Day | null {
  const date = dayjs.utc(text.trim(), format, true);
  return date.isValid() ? calendarDay(date) : null;
}

/** A typed date, in this format or by its digits alone, the year with two or four: `010926`. */
export function typedDay(text: string, format: string): Day | null {
  const digits = format
    .replace(/D+/, 'DD')
    .replace(/M+/, 'MM')
    .replaceAll(/[^DMY]/g, '');
  const formats = [format, digits, digits.replace('YYYY', 'YY')];
  return formats.map((each) => parseDay(text, each)).find((day) => day !== null) ?? null;
}

/** A day in a dayjs format, the same in every zone. */
export function formatDay({ year, month, day }: Day, format: string): string {
  return dayjs
    .utc(Date.UTC(year, month - 1, day))
    .locale(runtimeConfig().language)
    .format(format);
}
