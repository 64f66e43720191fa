import { expect, it } from 'vitest';

import { foundOrders } from '@/api/orders/found-orders';
import { foundTests } from '@/api/orders/found-tests';
import { UNREADABLE } from '@/lib/wire/readers';

it.each([
  [
    { maxPathology: 0, pending: 0 },
    { maxPathology: 0, pending: 0 },
  ],
  [
    { maxPathology: '6', pending: '3' },
    { maxPathology: 6, pending: 3 },
  ],
  [{ maxPathology: 0 }, undefined],
  [{ maxPathology: 0, pending: null }, undefined],
  [{ maxPathology: 0, pending: 'x' }, undefined],
  [{ maxPathology: 0, pending: -1 }, undefined],
  [{ pending: 0 }, undefined],
])('a summary is both of its numbers: %j', (sent, summary) => {
  const found = foundOrders([{ order: '202503200005', patientIdDB: 1, ...sent }]);
  expect(found === UNREADABLE ? found : found.items[0]?.summary).toEqual(summary);
});

it.each([
  ['Muestra hemolizada', false, true],
  ['Muestra hemolizada', null, true],
  ['Muestra hemolizada', undefined, true],
  [null, true, true],
  [null, false, false],
  ['{}', false, false],
  ['{"content":"\\"<p></p>\\""}', null, false],
])('a comment %j under the flag %j is there: %j', (comment, flag, hasComment) => {
  const found = foundTests([{ testId: 1, resultComment: { comment }, hasComment: flag }]);
  expect(found).toMatchObject({ items: [{ hasComment }] });
});
