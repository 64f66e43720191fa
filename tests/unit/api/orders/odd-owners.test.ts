import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { getOrderResults } from '@/api/orders/get-order-results';

import { answerAll, portalPerTest } from '@tests/unit/api/portal';

const ORDER = '202503200005';

portalPerTest();

/** The tests that are read as the order's, of those that name these orders as their own. */
function readNaming(orders: readonly unknown[]) {
  answerAll(() => HttpResponse.json(orders.map((order, at) => ({ testId: at + 1, order }))));
  return getOrderResults(ORDER, 0);
}

it('a test whose order is neither text nor number belongs to none (F7)', async () => {
  const odd = [{ id: 7 }, {}, [ORDER], [], true, false, 1.5];
  const { items, unreadable } = await readNaming([...odd, ORDER]);
  expect(items.map(({ testId }) => testId)).toEqual([odd.length + 1]);
  expect(unreadable).toBe(odd.length);
});

it('a test that names no order belongs to the one that was asked for', async () => {
  const { items, unreadable } = await readNaming([null, undefined, '', '  ', 0, '0', ` ${ORDER} `]);
  expect(items).toHaveLength(7);
  expect(unreadable).toBe(0);
});

function askedAntibiogram(order: unknown, test: unknown) {
  answerAll(() => HttpResponse.json({ order, test, microorganisms: [{ id: 1, name: 'E. coli' }] }));
  return getAntibiogram(ORDER, 31);
}

it.each([
  [0, 0],
  ['0', null],
  [ORDER, 0],
  [0, 31],
])('an antibiogram of order %j and test %j is that of the test asked for', async (order, test) => {
  expect(await askedAntibiogram(order, test)).toMatchObject({ items: [{ name: 'E. coli' }] });
});

it.each([
  [0, 32],
  ['202503200006', 0],
  [-1, 31],
])('an antibiogram of order %j and test %j is of another one', async (order, test) => {
  await expect(askedAntibiogram(order, test)).rejects.toMatchObject({ kind: 'contract' });
});
