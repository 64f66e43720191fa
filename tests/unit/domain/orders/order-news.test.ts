import { expect, it } from 'vitest';

import { orderNews } from '@/domain/orders/order-news';

import { orderSummary } from '@tests/support/fixtures/order-summary';

const listed = (order: string, pending?: number, patientIdDB = 1) =>
  orderSummary(order, {
    patientIdDB,
    ...(pending !== undefined && { summary: { maxPathology: 0, pending } }),
  });

it('counts orders that the list lacks, and those whose results the server tells to be others', () => {
  const cases = [
    ['the same', [listed('1', 2)], [listed('1', 2)], 0, 0],
    ['one more', [listed('1')], [listed('2'), listed('1')], 1, 0],
    ['one fewer', [listed('1'), listed('2')], [listed('1')], 0, 0],
    ['fewer open', [listed('1', 2)], [listed('1', 0)], 0, 1],
    ['the number of another patient', [listed('1')], [listed('1', undefined, 2)], 1, 0],
  ] as const;
  for (const [name, before, after, added, changed] of cases) {
    expect(orderNews(before, after), name).toEqual({ added, changed });
  }
});
