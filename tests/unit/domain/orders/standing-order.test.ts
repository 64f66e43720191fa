import { expect, it } from 'vitest';

import { onlyOrder, orderKey, standingOrder } from '@/domain/orders/standing-order';
import { orderSummary } from '@tests/support/fixtures/order-summary';

const entry = (order: string, patientIdDB: number, name1 = 'Ana') =>
  orderSummary(order, { patientIdDB, patientId: `doc ${patientIdDB}`, name1 });

const ANA = entry('202603010001', 7);
const SAME_NUMBER = entry('202603010001', 8, 'Berta');
const CORRECTED = entry('202603010001', 7, 'Ana María');
const OTHER = entry('202603010002', 7);

it('two patients with one order number are two orders, and so are two orders of one patient', () => {
  expect(new Set([ANA, SAME_NUMBER, OTHER].map(orderKey)).size).toBe(3);
});

it.each([
  ['nothing open', null, [ANA], null],
  ['the very entry', ANA, [OTHER, ANA], ANA],
  ['the very entry beside its double', ANA, [entry('202603010001', 7), ANA], ANA],
  ['as it reads now', ANA, [OTHER, CORRECTED, SAME_NUMBER], CORRECTED],
  ['an empty list', ANA, [], null],
  ['a list without it', ANA, [OTHER, SAME_NUMBER], null],
  ['the same number of another patient', ANA, [SAME_NUMBER], null],
  ['two that may be meant', ANA, [entry('202603010001', 7), entry('202603010001', 7)], null],
])('in a list: %s', (_, open, list, expected) => {
  expect(standingOrder(open, list)).toBe(expected);
});

it.each([
  ['none', [], 0, null],
  ['one', [ANA], 0, ANA],
  ['one beside a record that could not be read', [ANA], 1, null],
  ['two', [ANA, OTHER], 0, null],
  ['one listed twice', [ANA, ANA], 0, null],
])('the only order found: %s', (_, items, unreadable, expected) => {
  expect(onlyOrder({ items, unreadable })).toBe(expected);
});
