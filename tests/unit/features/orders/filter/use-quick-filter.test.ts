// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useQuickFilter } from '@/features/orders/filter/use-quick-filter';
import { orderSummary } from '@tests/support/fixtures/order-summary';

const ORDERS = ['202611200001', '202611200002'].map((order) => ({
  ...orderSummary(order),
  searchText: order,
}));

it('begins without a text with another search, and with the one before when it comes back', () => {
  const { result, rerender } = renderHook(
    (searchKey: string) => useQuickFilter(ORDERS, searchKey),
    {
      initialProps: 'one search',
    },
  );
  act(() => {
    result.current.setText('0002');
  });
  expect(result.current.hits).toEqual(ORDERS.slice(1));
  rerender('another');
  expect(result.current.hits).toEqual(ORDERS);
  rerender('one search');
  expect(result.current.text).toBe('');
  expect(result.current.hits).toEqual(ORDERS);
});
