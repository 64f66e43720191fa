import { expect, it } from 'vitest';

import { dayOfNumber, orderDay, orderDayText } from '@/lib/dates/order-day';
import { portalPerTest } from '@tests/unit/api/portal';

const SOME_DAY = { year: 2026, month: 11, day: 4 };

portalPerTest();

it.each([
  ['an integer of a day', 20_261_104, SOME_DAY],
  ['30 February', 20_260_230, null],
  ['none', 0, null],
])('a day of %s', (_case, number, day) => {
  expect(dayOfNumber(number)).toEqual(day);
});

it.each([
  ['that begins with a day', '202611040001', SOME_DAY, '04/11/2026'],
  ['that begins with none', '2026000042', null, ''],
  ['that is shorter', '42', null, ''],
])('an order number %s', (_case, order, day, text) => {
  expect(orderDay(order)).toEqual(day);
  expect(orderDayText(order, 'DD/MM/YYYY')).toBe(text);
});
