import fc from 'fast-check';
import { expect, it } from 'vitest';

import { orderNumber, orderNumberLengths } from '@/domain/orders/order-number';

import { runs } from '@tests/support/environment/runs';

const today = { year: 2026, month: 3, day: 20 };
const leapDay = { year: 2024, month: 2, day: 29 };

it.each([
  ['a daily number is today’s, padded', '5', '202403200005'],
  ['a daily number in full', '1234', '202403201234'],
  ['spaces around are no part of it', ' 17 ', '202403200017'],
  ['the day in front, in this month', '070012', '202403070012'],
  ['month and day in front', '12310012', '202412310012'],
  ['29 February of a leap year', '02290001', '202402290001'],
  ['the full number, whatever year is chosen', '202511210042', '202511210042'],
])('%s', (_case, typed, order) => {
  expect(orderNumber({ typed, year: 2024, today, digits: 4 })).toEqual({ ok: true, order });
});

it.each([
  ['nothing', '', 'required'],
  ['spaces only', '   ', 'required'],
  ['letters', '12a', 'not-digits'],
  ['a hyphen inside', '0320-0005', 'not-digits'],
  ['digits of another script', '٥', 'not-digits'],
  ['half a day', '10005', 'incomplete'],
  ['half a month', '3200005', 'incomplete'],
  ['half a year', '0240320000', 'incomplete'],
  ['one digit too many', '2024032000051', 'too-long'],
  ['a day that this month does not have', '320005', 'no-day'],
  ['day 0', '000005', 'no-day'],
  ['month 13', '13010005', 'no-day'],
  ['31 June', '06310005', 'no-day'],
  ['29 February of a common year', '202302290005', 'no-day'],
])('refuses %s', (_case, typed, problem) => {
  expect(orderNumber({ typed, year: 2024, today, digits: 4 })).toEqual({ ok: false, problem });
});

it('refuses today’s daily number in a year that has no such day, and names the lengths it reads', () => {
  const read = orderNumber({ typed: '5', year: 2023, today: leapDay, digits: 4 });
  expect(read).toEqual({ ok: false, problem: 'no-day' });
  expect(orderNumberLengths(5)).toEqual({ daily: 5, withDay: 7, withMonth: 9, full: 13 });
});

const digitsOfOrders = fc.integer({ min: 1, max: 9 });
const years = fc.integer({ min: 2000, max: 2099 });

it('is a number of the full length that ends in what was typed, or a problem', () => {
  const typedTexts = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,20}$/));
  fc.assert(
    fc.property(typedTexts, years, digitsOfOrders, (typed, year, digits) => {
      const read = orderNumber({ typed, year, today, digits });
      if (!read.ok) return;
      expect(read.order).toMatch(new RegExp(`^\\d{${digits + 8}}$`));
      expect(read.order.endsWith(typed.trim())).toBe(true);
    }),
    { numRuns: runs(500, 2000) },
  );
});
