import { dayNumber, type Day, addDays, compareDays, isCalendarDay } from '@/domain/base/day';
import { plainDocument } from '@/domain/base/document-number';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { Settings } from '@/domain/configuration/settings';
import { plainNumber } from '@/domain/base/number-readings';

import type { NameParts } from './full-name';
import { ANY_DOCUMENT_TYPE, type SearchCriteria } from './order-filter';
import { orderNumber, orderNumberLengths } from './order-number';
import { patientIdProblem } from './patient-id';
import { nameReadings } from './name-readings';
import { cleanScan, documentOfCard } from './scanned-text';

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
function dayReadings(text: string, { dateFormat, today }: DayRules): readonly Day[] {
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

/** What a typed or scanned text can mean, and the search that it stands for. */
export type SearchReading =
  | { readonly kind: 'order'; readonly order: string; readonly criteria: SearchCriteria }
  | { readonly kind: 'document'; readonly patientId: string; readonly criteria: SearchCriteria }
  | { readonly kind: 'date'; readonly day: Day; readonly criteria: SearchCriteria }
  | { readonly kind: 'names'; readonly names: NameParts; readonly criteria: SearchCriteria };

interface ReadingRules {
  readonly settings: Pick<Settings, 'search' | 'dateFormat'>;
  readonly today: Day;
}

/** More would no longer be read before Enter is pressed. */
const MOST = 4;
/** Typed by a person; what is longer comes from a reader, and only a card has a meaning then. */
const LONGEST = 60;
const DIGITS = /^\d+$/;

/** Whether digits are as many as those of a whole order number. */
function isFullNumber(digits: string, { search }: ReadingRules['settings']): boolean {
  return digits.length === orderNumberLengths(search.orderDigits).full;
}

/** Without a year: the server then looks through all that it offers. */
function documentReading(patientId: string): SearchReading {
  const criteria = { documentType: ANY_DOCUMENT_TYPE, patientId, area: ALL_AREAS };
  return { kind: 'document', patientId, criteria };
}

function orderReadings(typed: string, { settings, today }: ReadingRules): SearchReading[] {
  const { byOrder, orderDigits: digits } = settings.search;
  if (!byOrder) return [];
  const read = orderNumber({ typed, year: today.year, today, digits });
  if (!read.ok) return [];
  const { order } = read;
  return [{ kind: 'order', order, criteria: { order, area: ALL_AREAS } }];
}

function dateReadings(text: string, { settings, today }: ReadingRules): SearchReading[] {
  return dayReadings(text, { dateFormat: settings.dateFormat, today }).map((day) => ({
    kind: 'date',
    day,
    criteria: { dateNumber: dayNumber(day), area: ALL_AREAS },
  }));
}

function digitReadings(digits: string, rules: ReadingRules): SearchReading[] {
  const orders = orderReadings(digits, rules);
  const documents = patientIdProblem(digits) === null ? [documentReading(digits)] : [];
  const dates = dateReadings(digits, rules);
  // A number in full and a daily one are orders more often than documents; what lies between is not.
  const isOrderFirst =
    digits.length <= rules.settings.search.orderDigits || isFullNumber(digits, rules.settings);
  return isOrderFirst ? [...orders, ...documents, ...dates] : [...documents, ...orders, ...dates];
}

/**
 * What a text typed or scanned into the one search field can mean, the likeliest first and four at the most; none when it means
 * nothing that can be searched. Nothing is decided here: what is searched is what the person picks.
 */
export function searchReadings(typed: string, rules: ReadingRules): readonly SearchReading[] {
  const card = documentOfCard(typed);
  if (card !== null) return [documentReading(card)];
  const text = cleanScan(typed);
  if (text === '' || text.length > LONGEST) return [];
  if (DIGITS.test(text)) return digitReadings(text, rules).slice(0, MOST);
  const dates = dateReadings(text, rules);
  if (dates.length > 0) return dates.slice(0, MOST);
  const digits = plainDocument(text);
  if (DIGITS.test(digits)) return digitReadings(digits, rules).slice(0, MOST);
  const names = nameReadings(text, rules.settings.search);
  // Of a name that is given twice, first name and surname are the same either way.
  return [...new Map(names.map((read) => [JSON.stringify(read), read])).values()]
    .slice(0, MOST)
    .map((read) => ({ kind: 'names', names: read, criteria: { ...read, area: ALL_AREAS } }));
}

/**
 * The search that a scan stands for without anybody's choice: its only meaning, or an order number in full, whose day makes it
 * no likely document. Null when a person has to choose.
 */
export function certainReading(
  readings: readonly SearchReading[],
  scanned: string,
  { settings }: Pick<ReadingRules, 'settings'>,
): SearchReading | null {
  const [first, ...others] = readings;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  return first.kind === 'order' && isFullNumber(cleanScan(scanned), settings) ? first : null;
}
