import { expect, it } from 'vitest';

import type { FoundOrder } from '@/api/orders/found-orders';
import { orderKey } from '@/domain/orders/standing-order';
import type { OrderReview } from '@/domain/results/summary/order-review';
import { withDeliveries } from '@/features/orders/review/summaries';

const UNDELIVERED: OrderReview = {
  ...{ critical: 0, altered: 0, pending: 0, stand: null },
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
  const after = withDeliveries(known, orders, new Map(delivered.map((order) => [order, 1])));
  return [...after].flatMap(([key, { isUndelivered }]) => (isUndelivered ? [key] : []));
}

it.each([
  ['an order that was handed over is no longer undelivered', ['3 7', '2 7', '1 8'], ['3 7', '1 8']],
  ['of two patients’ orders of one number nobody knows whose', ['2 7', '2 8'], ['2 7', '2 8']],
])('%s', (_case, keys, left) => {
  const orders = keys.map((key) => key.split(' '));
  const known = orders.map(([order = '', patient]) => listed(order, Number(patient)));
  expect(undelivered(known, ['2'])).toEqual(left);
  // Of an order that nobody looked through nothing is said.
  expect(withDeliveries(new Map(), known, new Map([['2', 1]]))).toEqual(new Map());
});
