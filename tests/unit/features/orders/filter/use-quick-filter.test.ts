// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { narrowingFilter, useQuickFilter } from '@/features/orders/filter/use-quick-filter';
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

/** Few letters, so that texts often have a word in common. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 3 });
const words = fc.array(word, { maxLength: 3 }).map((parts) => parts.join(' '));

const found = (searchText: string) => ({ ...orderSummary('202611200001'), searchText });

it('finds after any typing what it finds for the last text alone', () => {
  fc.assert(
    fc.property(fc.array(words), fc.array(words, { minLength: 1 }), (texts, typed) => {
      const orders = texts.map(found);
      const filter = narrowingFilter(orders);
      const hits = typed.map((text) => filter(text));
      expect(hits).toEqual(typed.map((text) => narrowingFilter(orders)(text)));
      expect(hits.at(-1)).toEqual(
        orders.filter(({ searchText }) =>
          (typed.at(-1) ?? '').split(' ').every((part) => searchText.includes(part)),
        ),
      );
    }),
  );
});

it('looks through nothing for a blank: the list may hold 100,000 orders', () => {
  const filter = narrowingFilter(['ana 1', 'ana 2', 'eva 2'].map(found));
  const hits = filter('ana');
  expect(filter('ana ')).toBe(hits);
});
