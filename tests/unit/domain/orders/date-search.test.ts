import { expect, it } from 'vitest';

import { defaultRange, searchByDay, searchByRange } from '@/domain/orders/date-search';
import { addDays, compareDays, dayNumber } from '@/domain/base/day';
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

it.each([
  ['a day', searchByDay(today, today), { ok: true, criteria: { dateNumber: 20260301 } }],
  ['no day', searchByDay(null, today), { ok: false, problems: { date: 'required' } }],
  ['a day to come', searchByDay(tomorrow, today), { ok: false, problems: { date: 'future' } }],
  [
    'a range',
    searchByRange({ start: yesterday, end: today }, today),
    { ok: true, criteria: { dateNumberInit: 20260228, dateNumberEnd: 20260301 } },
  ],
  [
    'an empty start',
    searchByRange({ start: null, end: yesterday }, today),
    { ok: true, criteria: { dateNumberInit: 20260228, dateNumberEnd: 20260228 } },
  ],
  [
    'an empty end',
    searchByRange({ start: yesterday, end: null }, today),
    { ok: true, criteria: { dateNumberInit: 20260228, dateNumberEnd: 20260228 } },
  ],
  [
    'nothing',
    searchByRange({ start: null, end: null }, today),
    { ok: false, problems: { start: 'required' } },
  ],
  [
    'a start after the end',
    searchByRange({ start: today, end: yesterday }, today),
    { ok: false, problems: { start: 'start-after-end' } },
  ],
  [
    'an end to come',
    searchByRange({ start: today, end: tomorrow }, today),
    { ok: false, problems: { end: 'future' } },
  ],
  [
    'a start to come that stands for both',
    searchByRange({ start: tomorrow, end: null }, today),
    { ok: false, problems: { start: 'future' } },
  ],
])('search by %s', (_case, given, expected) => {
  expect(given).toEqual(expected);
});

it('joins the parts of a name without gaps', () => {
  const name = { name1: ' Ana ', name2: '', lastName: 'Ñáñez', surName: 'Ríos' };
  expect(fullName(name)).toBe('Ana Ñáñez Ríos');
});
