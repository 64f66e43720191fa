// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { narrowingFilter } from '@/features/orders/filter/use-quick-filter';
import { orderSummary } from '@tests/support/fixtures/order-summary';

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
