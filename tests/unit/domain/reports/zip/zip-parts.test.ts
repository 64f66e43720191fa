import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays, dayNumber } from '@/domain/base/day';
import { MAX_SPAN_DAYS, zipParts } from '@/domain/reports/zip/zip-parts';
import { runs } from '@tests/support/environment/runs';
import { orderSummary } from '@tests/support/fixtures/order-summary';

const START = { year: 2025, month: 1, day: 1 };
it.each([
  ['', ''],
  ['202603010001', '1'],
  ['202603010001 202604010001', '2'],
  ['202603010001 202604020001', '1 1'],
  ['202604020001 202603010001 X-1', '1 2'],
  ['X-1 X-2', '2'],
])('the orders %s make parts of %s', (text, sizes) => {
  const numbers = text === '' ? [] : text.split(' ');
  const parts = zipParts(numbers.map((order) => orderSummary(order)));
  expect(parts.map(({ orders }) => orders.length).join(' ')).toBe(sizes);
});

it('leaves no order out, puts none in two parts, and no part spans more than 31 days', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(800), { maxLength: 60 }), (days) => {
      const dates = days.map((day) => dayNumber(addDays(START, day)));
      const numbers = dates.map((date, at) => `${date}${String(at).padStart(4, '0')}`);
      const parts = zipParts(numbers.map((order) => orderSummary(order)));
      const packed = parts.flatMap(({ orders }) => orders.map(({ order }) => order));
      expect(packed.toSorted()).toEqual(numbers.toSorted());
      const spans = parts.map(({ first, last }) => {
        const ends = [first, last].map((day) =>
          Date.UTC(day?.year ?? 0, (day?.month ?? 1) - 1, day?.day ?? 0),
        );
        return ((ends[1] ?? 0) - (ends[0] ?? 0)) / 86_400_000;
      });
      expect(spans.every((span) => span >= 0 && span <= MAX_SPAN_DAYS)).toBe(true);
    }),
    { numRuns: runs(100, 2_000) },
  );
});
