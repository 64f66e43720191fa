import { dayNumber, isCalendarDay, type Day } from '@/domain/base/day';
import { plainNumber } from '@/domain/base/number-readings';

/**
 * Why typed digits name no order: none, other characters, too few or too many of them to be read as one of the forms below, or
 * a day that the calendar does not have.
 */
export type OrderNumberProblem = 'required' | 'not-digits' | 'incomplete' | 'too-long' | 'no-day';

type OrderNumber =
  | { readonly ok: true; readonly order: string }
  | { readonly ok: false; readonly problem: OrderNumberProblem };

/** How many digits go with each form of the number, shortest first. */
interface OrderNumberLengths {
  /** Daily number; shorter ones are padded. */
  readonly daily: number;
  readonly withDay: number;
  readonly withMonth: number;
  /** The number in full, as it stands on a report. */
  readonly full: number;
}

interface TypedOrder {
  readonly typed: string;
  /** The year chosen beside the number. */
  readonly year: number;
  readonly today: Day;
  /** DigitosOrden. */
  readonly digits: number;
}

/** Digits of the day in front of the daily number: the day, month and day, or year, month and day. */
const DAY_DIGITS = 2;
const MONTH_DIGITS = 4;
const YEAR_DIGITS = 8;
/** How much of the day may stand in front of the daily number. */
const WRITTEN_DIGITS = new Set([0, DAY_DIGITS, MONTH_DIGITS, YEAR_DIGITS]);

export function orderNumberLengths(digits: number): OrderNumberLengths {
  return {
    daily: digits,
    withDay: digits + DAY_DIGITS,
    withMonth: digits + MONTH_DIGITS,
    full: digits + YEAR_DIGITS,
  };
}

function refused(problem: OrderNumberProblem): OrderNumber {
  return { ok: false, problem };
}

/** Whether the calendar has this YYYYMMDD. */
function isDay(digits: string): boolean {
  const numberAt = (from: number, to: number) => plainNumber(digits.slice(from, to)) ?? 0;
  return isCalendarDay({ year: numberAt(0, 4), month: numberAt(4, 6), day: numberAt(6, 8) });
}

/**
 * The full order number that typed digits stand for: year, month, day and the daily number padded to `digits`. Missing in front
 * are today's month and day, or this month, and the chosen year; nothing is ever cut.
 *
 * The requirement says that the padded number is "prefixed by the year, total length DigitosOrden +
 * 4". Read as year plus daily number, that would find nothing: the contract (OrderNumber) and every order of the laboratory carry
 * month and day between the two. The old client shows what is meant: DigitosOrden + 4 are the digits typed behind the year at the
 * most, month and day included.
 */
export function orderNumber({ typed, year, today, digits }: TypedOrder): OrderNumber {
  const number = typed.trim();
  const lengths = orderNumberLengths(digits);
  if (number === '') return refused('required');
  if (!/^\d+$/.test(number)) return refused('not-digits');
  if (number.length > lengths.full) return refused('too-long');

  const daily = number.slice(-digits).padStart(digits, '0');
  const written = number.slice(0, -digits);
  if (!WRITTEN_DIGITS.has(written.length)) return refused('incomplete');
  const usual = String(dayNumber({ ...today, year }));
  const day = usual.slice(0, usual.length - written.length) + written;
  return isDay(day) ? { ok: true, order: day + daily } : refused('no-day');
}
