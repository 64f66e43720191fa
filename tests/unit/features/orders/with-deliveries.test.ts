import { expect, it } from 'vitest';

import type { FoundOrder } from '@/api/orders/found-orders';
import { orderKey } from '@/domain/orders/standing-order';
import type { OrderReview } from '@/domain/results/summary/order-review';
import { withDeliveries } from '@/features/orders/review/with-deliveries';

const UNDELIVERED: OrderReview = {
  ...{ critical: 0, altered: 0, pending: 0 },
  ...{ isUndelivered: true, isNormal: true, isKeptBack: false },
};

function listed(order: string, patientIdDB: number): FoundOrder {
  return {
    ...{ order, patientIdDB, patientId: '', documentTypeId: 0, documentType: '' },
    ...{ name1: '', name2: '', lastName: '', surName: '', sex: null, birthday: null },
    searchText: '',
  };
}

/** The keys that are still undelivered once these numbers were delivered. */
function undelivered(orders: readonly FoundOrder[], delivered: readonly string[]) {
  const known = new Map(orders.map((order) => [orderKey(order), UNDELIVERED]));
  const after = withDeliveries(known, orders, new Set(delivered));
  return [...after].flatMap(([key, { isUndelivered }]) => (isUndelivered ? [key] : []));
}

it('an order that was handed over is no longer undelivered, the others are', () => {
  expect(undelivered([listed('3', 7), listed('2', 7), listed('1', 8)], ['2'])).toEqual([
    '3 7',
    '1 8',
  ]);
});

it('of two patients’ orders of one number nobody knows whose was handed over', () => {
  expect(undelivered([listed('3', 7), listed('2', 7), listed('2', 8)], ['2', '3'])).toEqual([
    '2 7',
    '2 8',
  ]);
});

it('of an order that nobody looked through nothing is said', () => {
  expect(withDeliveries(new Map(), [listed('1', 7)], new Set(['1']))).toEqual(new Map());
});
