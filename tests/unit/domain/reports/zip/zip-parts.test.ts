import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays, dayNumber } from '@/domain/base/day';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { MAX_SPAN_DAYS, zipParts } from '@/domain/reports/zip/zip-parts';
import { runs } from '@tests/support/environment/runs';

const START = { year: 2025, month: 1, day: 1 };
const orderOf = (order: string): OrderSummary => ({
  order,
  patientIdDB: 7,
  patientId: '1',
  documentTypeId: 1,
  documentType: 'CC',
  ...{ name1: 'Ana', name2: '', lastName: 'Prueba', surName: '' },
  sex: null,
  birthday: null,
});

it.each([
  [[], []],
  [['202603010001'], [1]],
  [['202603010001', '202604010001'], [2]],
  [
    ['202603010001', '202604020001'],
    [1, 1],
  ],
  [
    ['202604020001', '202603010001', 'X-1'],
    [1, 2],
  ],
  [['X-1', 'X-2'], [2]],
])('the orders %j make parts of %j', (numbers, sizes) => {
  expect(zipParts(numbers.map(orderOf)).map(({ orders }) => orders.length)).toEqual(sizes);
});

it('leaves no order out, puts none in two parts, and no part spans more than 31 days', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(800), { maxLength: 60 }), (days) => {
      const numbers = days.map(
        (day, at) => `${dayNumber(addDays(START, day))}${String(at).padStart(4, '0')}`,
      );
      const parts = zipParts(numbers.map(orderOf));
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
