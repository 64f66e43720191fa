import { addDays, compareDays, isCalendarDay, type Day } from '@/domain/base/day';
import { plainNumber } from '@/domain/base/number-readings';

interface DayRules {
  /** The laboratory's order of day and month, in dayjs tokens. */
  readonly dateFormat: string;
  readonly today: Day;
}

/** Words for days, in the languages of the portal. */
const BACK_BY_WORD = new Map([
  ['hoy', 0],
  ['today', 0],
  ['ayer', -1],
  ['yesterday', -1],
]);
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const YEAR_FIRST_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/;
const YEAR_LAST_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** Computers of laboratories have nothing that is older. */
const FIRST_YEAR = 1980;

/** The number that digits stand for. */
function numberOf(digits: string | undefined): number {
  return plainNumber(digits ?? '') ?? 0;
}

/** A day without a year is the last one of that name. */
function lastSuch(day: Day, today: Day): Day {
  return compareDays(day, today) > 0 ? { ...day, year: day.year - 1 } : day;
}

/**
 * The days that a text names, none when it names none: `17/11`, `17/11/2026`, `17-11-26`, `2026-11-17`, `17112026`, `20261117`
 * and the words for today and yesterday. Days to come and days that no calendar has are none.
 */
export function dayReadings(text: string, { dateFormat, today }: DayRules): readonly Day[] {
  const back = BACK_BY_WORD.get(text.toLowerCase());
  if (back !== undefined) return [addDays(today, back)];
  const days: Day[] = [];
  const [isYearFirst, ...first] = YEAR_FIRST.exec(text) ?? YEAR_FIRST_DIGITS.exec(text) ?? [];
  if (isYearFirst !== undefined) {
    const [year = 0, month = 0, day = 0] = first.map(numberOf);
    days.push({ year, month, day });
  }
  const [isYearLast, one, two, written] = YEAR_LAST.exec(text) ?? YEAR_LAST_DIGITS.exec(text) ?? [];
  if (isYearLast !== undefined) {
    const isMonthFirst = dateFormat.indexOf('M') < dateFormat.indexOf('D');
    const [month, day] = (isMonthFirst ? [one, two] : [two, one]).map(numberOf);
    const named = (year: number) => ({ year, month: month ?? 0, day: day ?? 0 });
    const century = written?.length === 2 ? 2000 : 0;
    if (written === undefined) days.push(lastSuch(named(today.year), today));
    else days.push(named(century + numberOf(written)));
  }
  return days.filter(
    (day) => isCalendarDay(day) && day.year >= FIRST_YEAR && compareDays(day, today) <= 0,
  );
}
