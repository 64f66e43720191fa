import { describe, expect, it } from 'vitest';

import { filterOrders } from '@/api/orders/filter-orders';
import { foundOrders } from '@/api/orders/found-orders';
import { foundTests } from '@/api/orders/test-reader';
import { getOrderResults } from '@/api/orders/get-order-results';
import { UNREADABLE } from '@/lib/wire/readers';

import { answerAll, answerJson, portalPerTest } from '@tests/unit/api/portal';

const ORDER = '202503200005';
const FILTER = { area: 0, onlyValidated: false };

portalPerTest();

describe('filterOrders', () => {
  it.each([
    [
      [202503200005, '202503200010', 202503200007, '20250320000011'],
      ['20250320000011', '202503200010', '202503200007', '202503200005'],
    ],
    [
      ['A-9', '202503200005', 'A-10'],
      ['A-10', 'A-9', '202503200005'],
    ],
  ])('lists the newest order first, whatever the number is made of: %j', async (sent, listed) => {
    answerJson(sent.map((order) => ({ order, patientIdDB: 1 })));
    const { items } = await filterOrders(FILTER);
    expect(items.map(({ order }) => order)).toEqual(listed);
  });

  it('keeps an order number exact that JavaScript could not hold, and counts orders without number or patient', async () => {
    const without = '{"order":"","patientIdDB":1},{"order":5},{"patientIdDB":1}';
    const exact = '{"order":9007199254740993,"patientIdDB":"4411"}';
    answerAll(() => new Response(`[${exact},${without},{"order":1e21,"patientIdDB":1}]`));
    const { items, unreadable } = await filterOrders(FILTER);
    expect(items).toMatchObject([{ order: '9007199254740993', patientIdDB: 4411 }]);
    expect(unreadable).toBe(4);
  });

  it('reads what is missing as empty, never as a value; number, name and document serve the quick filter', async () => {
    const named = { patientId: '52.318', documentType: 'CC', name1: 'José', lastName: 'MUÑOZ' };
    answerJson([
      { order: ORDER, patientIdDB: 1 },
      { order: ORDER, patientIdDB: 2, ...named },
    ]);
    const { items } = await filterOrders(FILTER);
    expect(items[0]).toEqual({
      ...{ order: ORDER, patientIdDB: 1, patientId: '', documentTypeId: 0, documentType: '' },
      ...{ name1: '', name2: '', lastName: '', surName: '', sex: null, birthday: null },
      searchText: ORDER,
    });
    expect(items[1]?.searchText).toBe(`${ORDER} jose munoz cc 52.318`);
  });

  it.each<[{ maxPathology?: unknown; pending?: unknown }, boolean]>([
    [{ maxPathology: 0, pending: 0 }, true],
    [{ maxPathology: '6', pending: '3' }, true],
    [{ maxPathology: 0 }, false],
    [{ maxPathology: 0, pending: null }, false],
    [{ maxPathology: 0, pending: 'x' }, false],
    [{ maxPathology: 0, pending: -1 }, false],
    [{ pending: 0 }, false],
  ])('a summary is both of its numbers: %j', (sent, isSummary) => {
    const found = foundOrders([{ order: ORDER, patientIdDB: 1, ...sent }]);
    const read = { maxPathology: Number(sent.maxPathology), pending: Number(sent.pending) };
    const summary = found === UNREADABLE ? found : found.items[0]?.summary;
    expect(summary).toEqual(isSummary ? read : undefined);
  });
});

describe('getOrderResults', () => {
  it.each([
    ['state', 4, 4],
    ['state', '4', 4],
    ['state', null, -1],
    ['state', 'x', -1],
    ['digits', 0, 0],
    ['digits', '2', 2],
    ['digits', -1, null],
    ['digits', 20, null],
    ['digits', null, null],
  ])('reads the %s %j as %j', (field, wire, read) => {
    expect(foundTests([{ testId: 31, [field]: wire }])).toMatchObject({
      items: [{ [field]: read }],
    });
  });

  it('knows blocked and confidential tests, comments and antibiograms', async () => {
    const comment = '{"content":"\\"<p>Ayunas</p>\\""}';
    const flags = { blockTest: 1, confidential: 'True', hasComment: true, hasAntibiogram: 'true' };
    answerJson([{ testId: 31, ...flags, resultComment: { comment } }]);
    expect((await getOrderResults(ORDER, 0)).items[0]).toMatchObject({
      ...{ blocked: true, confidential: true, hasComment: true, antibiogram: 'known', comment },
    });
  });

  it.each([
    ['Muestra hemolizada', false, true],
    ['Muestra hemolizada', null, true],
    ['Muestra hemolizada', undefined, true],
    [null, true, true],
    [null, false, false],
    [null, 'S', true],
    ['{"content":"\\"<p></p>\\""}', null, false],
  ])('a comment %j under the flag %j is there: %j', (comment, flag, hasComment) => {
    const found = foundTests([{ testId: 1, resultComment: { comment }, hasComment: flag }]);
    expect(found).toMatchObject({ items: [{ hasComment }] });
  });

  it('shows no test of another order or of one that is neither text nor number; of none is of the one asked for', async () => {
    const other = [202503200006, { id: 7 }, {}, [ORDER], [], true, false, 1.5];
    const own = [ORDER, Number(ORDER), ` ${ORDER} `, null, undefined, '', '  ', 0, '0'];
    answerJson([...other, ...own].map((order, at) => ({ testId: at + 1, order })));
    const { items, unreadable } = await getOrderResults(ORDER, 0);
    expect(items.map(({ testId, order }) => [testId - other.length, order])).toEqual(
      own.map((_, at) => [at + 1, ORDER]),
    );
    expect(unreadable).toBe(other.length);
  });
});
