// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { orderKey } from '@/domain/orders/standing-order';
import { useMarkedOrders } from '@/features/orders/use-marked-orders';
import { orderSummary } from '@tests/support/fixtures/order-summary';

const ALL = ['202611200001', '202611200002', '202611200003'].map((order) => ({
  ...orderSummary(order),
  searchText: order,
}));
const [FIRST, SECOND] = ALL.map(orderKey);

const marksOf = (all = ALL, searchKey = 'one search') =>
  renderHook(
    (listed: { readonly all: typeof ALL; readonly searchKey: string }) =>
      useMarkedOrders(listed.searchKey, listed.all),
    { initialProps: { all, searchKey } },
  );

it('gives the marked orders in the order of the list, looked for once, and none with another search', () => {
  const { result, rerender } = marksOf();
  expect(result.current.orders).toEqual([]);
  act(() => {
    result.current.mark([SECOND ?? '', FIRST ?? ''], true);
  });
  const { orders } = result.current;
  expect(orders).toEqual(ALL.slice(0, 2));
  // The list may hold 100,000 orders.
  rerender({ all: ALL, searchKey: 'one search' });
  expect(result.current.orders).toBe(orders);
  rerender({ all: ALL, searchKey: 'another' });
  expect(result.current.orders).toEqual([]);
  rerender({ all: ALL, searchKey: 'one search' });
  expect(result.current.orders).toEqual([]);
});
