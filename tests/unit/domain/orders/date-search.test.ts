import { expect, it } from 'vitest';

import { defaultRange, searchByDay, searchByRange } from '@/domain/orders/date-search';
import { addDays, compareDays, dayNumber, type Day } from '@/domain/base/day';
import { fullName } from '@/domain/orders/full-name';

const today = { year: 2026, month: 3, day: 1 };
const yesterday = { year: 2026, month: 2, day: 28 };
const tomorrow = { year: 2026, month: 3, day: 2 };

it('counts days over months, years and leap days', () => {
  expect(addDays(today, -1)).toEqual(yesterday);
  expect(addDays({ year: 2024, month: 2, day: 28 }, 1)).toEqual({ year: 2024, month: 2, day: 29 });
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(dayNumber(today)).toBe(20260301);
  expect(compareDays(yesterday, today)).toBeLessThan(0);
});

it('starts with the last 30 days', () => {
  expect(defaultRange(today)).toEqual({ start: { year: 2026, month: 1, day: 30 }, end: today });
});

const found = (criteria: object) => ({ ok: true, criteria });
const problem = (problems: object) => ({ ok: false, problems });
const range = (start: Day | null, end: Day | null) => searchByRange({ start, end }, today);
const LAST = { dateNumberInit: 20260228, dateNumberEnd: 20260228 };
it.each([
  ['a day', searchByDay(today, today), found({ dateNumber: 20260301 })],
  ['no day', searchByDay(null, today), problem({ date: 'required' })],
  ['a day to come', searchByDay(tomorrow, today), problem({ date: 'future' })],
  ['a range', range(yesterday, today), found({ ...LAST, dateNumberEnd: 20260301 })],
  ['an empty start', range(null, yesterday), found(LAST)],
  ['an empty end', range(yesterday, null), found(LAST)],
  ['nothing', range(null, null), problem({ start: 'required' })],
  ['a start after the end', range(today, yesterday), problem({ start: 'start-after-end' })],
  ['an end to come', range(today, tomorrow), problem({ end: 'future' })],
  ['a start to come, for both', range(tomorrow, null), problem({ start: 'future' })],
])('search by %s', (_case, given, expected) => {
  expect(given).toEqual(expected);
});

it('joins the parts of a name without gaps', () => {
  const name = { name1: ' Ana ', name2: '', lastName: 'Ñáñez', surName: 'Ríos' };
  expect(fullName(name)).toBe('Ana Ñáñez Ríos');
});
