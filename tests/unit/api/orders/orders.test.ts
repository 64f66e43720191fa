import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { filterOrders } from '@/api/orders/filter-orders';
import { foundOrders } from '@/api/orders/found-orders';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';

import { stubReadingWorkers } from '@tests/support/page/reading-worker';

import { answerAll, PORTAL, portalPerTest } from '@tests/unit/api/portal';

const ORDER = '202503200005';
const FILTER = { area: 0, onlyValidated: false };

function answer(body: unknown): void {
  answerAll(() => HttpResponse.json(body as object));
}

portalPerTest();

describe('filterOrders', () => {
  it('lists the newest order first, whatever the number of digits', async () => {
    const numbers = [202503200005, '202503200010', 202503200007, '20250320000011'];
    answer(numbers.map((order) => ({ order, patientIdDB: 1 })));
    const { items } = await filterOrders(FILTER);
    expect(items.map(({ order }) => order)).toEqual([
      '20250320000011',
      '202503200010',
      '202503200007',
      '202503200005',
    ]);
  });

  it('keeps an order number exact that JavaScript could not hold', async () => {
    answerAll(() => new Response('[{"order":9007199254740993,"patientIdDB":"4411"}]'));
    const { items } = await filterOrders(FILTER);
    expect(items[0]).toMatchObject({ order: '9007199254740993', patientIdDB: 4411 });
  });

  it('counts orders without number or without patient as unreadable', async () => {
    answer([
      { order: ORDER, patientIdDB: 1 },
      { order: '', patientIdDB: 1 },
      { order: ORDER },
      { patientIdDB: 1 },
      { order: 1e21, patientIdDB: 1 },
    ]);
    expect(await filterOrders(FILTER)).toMatchObject({ items: { length: 1 }, unreadable: 4 });
  });

  it('reads what is missing as empty, never as a value', async () => {
    answer([{ order: ORDER, patientIdDB: 1 }]);
    expect((await filterOrders(FILTER)).items[0]).toEqual({
      order: ORDER,
      patientIdDB: 1,
      patientId: '',
      documentTypeId: 0,
      documentType: '',
      name1: '',
      name2: '',
      lastName: '',
      surName: '',
      sex: null,
      birthday: null,
      searchText: ORDER,
    });
  });

  it('prepares number, name and document for the quick filter', async () => {
    answer([
      {
        order: ORDER,
        patientIdDB: 1,
        patientId: '52.318',
        documentType: 'CC',
        name1: 'José',
        lastName: 'MUÑOZ',
      },
    ]);
    const { items } = await filterOrders(FILTER);
    expect(items[0]?.searchText).toBe(`${ORDER} jose munoz cc 52.318`);
  });

  it('sorts numbers that are not digits alone as well', async () => {
    answer(['A-9', '202503200005', 'A-10'].map((order) => ({ order, patientIdDB: 1 })));
    const { items } = await filterOrders(FILTER);
    expect(items.map(({ order }) => order)).toEqual(['A-10', 'A-9', '202503200005']);
  });

  it('reads a large answer in a worker as it reads a small one (H3)', async () => {
    const orders = Array.from({ length: 12_000 }, (_, index) => ({
      order: 202503200000 + ((index * 7919) % 12_000),
      patientIdDB: index % 100 === 0 ? null : index,
      name1: 'Zoé',
      address: 'x'.repeat(150),
    }));
    vi.stubGlobal('window', { location: { origin: PORTAL } });
    const workers = stubReadingWorkers(foundOrders);
    answer(orders);
    const found = await filterOrders(FILTER);
    expect(workers.ended()).toBe(1);
    expect(found).toEqual(foundOrders(orders));
    expect([found.items.length, found.unreadable]).toEqual([11_880, 120]);
  });
});

describe('getOrderResults', () => {
  async function read(test: Record<string, unknown>) {
    answer([{ testId: 31, ...test }]);
    return (await getOrderResults(ORDER, 0)).items[0];
  }

  it.each(['<5', '> 1:160', '10<sup>6</sup>/µL', '1.234', '5.10', '  12', 'No reactivo', '٣'])(
    'never alters the result %j',
    async (result) => {
      expect(await read({ result })).toMatchObject({ result });
    },
  );

  it.each([
    [70, 100, { min: 70, max: 100 }],
    ['70,5', '100.5', { min: 70.5, max: 100.5 }],
    [0, 5, { min: 0, max: 5 }],
    [-5, 0, { min: -5, max: 0 }],
    [0, 0, { min: null, max: null }],
    ['0', '0.0', { min: null, max: null }],
    [null, 100, { min: null, max: 100 }],
    [undefined, undefined, { min: null, max: null }],
    ['1.234', 5000, { min: null, max: null }],
    ['<5', 10, { min: null, max: null }],
  ])('reads the limits %j and %j', async (refMin, refMax, reference) => {
    expect(await read({ refMin, refMax })).toMatchObject({ reference });
  });

  it.each([
    [undefined, 0],
    [null, 0],
    [3, 3],
    ['2', 2],
    [2.5, -1],
    ['high', -1],
  ])('reads the pathology %j as %d: what cannot be read is not normal', async (wire, pathology) => {
    expect(await read({ pathology: wire })).toMatchObject({ pathology });
  });

  it.each([
    [4, 4],
    ['4', 4],
    [null, -1],
    ['x', -1],
  ])('reads the state %j as %d', async (wire, state) => {
    expect(await read({ state: wire })).toMatchObject({ state });
  });

  it.each([
    [0, 0],
    ['2', 2],
    [-1, null],
    [20, null],
    [null, null],
  ])('reads the digits %j as %j', async (wire, digits) => {
    expect(await read({ digits: wire })).toMatchObject({ digits });
  });

  it('knows blocked and confidential tests, comments and antibiograms', async () => {
    const test = await read({
      blockTest: 1,
      confidential: 'True',
      hasComment: true,
      hasAntibiogram: 'S',
      resultComment: { comment: '{"content":"\\"<p>Ayunas</p>\\""}' },
    });
    expect(test).toMatchObject({
      blocked: true,
      confidential: true,
      hasComment: true,
      hasAntibiogram: true,
      comment: '{"content":"\\"<p>Ayunas</p>\\""}',
    });
  });

  it('shows no test of another order', async () => {
    answer([
      { testId: 1, order: 202503200006 },
      { testId: 2, order: Number(ORDER) },
      { testId: 3, order: ORDER },
      { testId: 4 },
    ]);
    const { items, unreadable } = await getOrderResults(ORDER, 0);
    expect(items.map(({ testId, order }) => [testId, order])).toEqual([
      [2, ORDER],
      [3, ORDER],
      [4, ORDER],
    ]);
    expect(unreadable).toBe(1);
  });
});

describe('getResultHistory', () => {
  it('asks nothing without tests', async () => {
    const sent = answerAll(() => HttpResponse.json([]));
    expect(await getResultHistory(4411, [])).toEqual({ items: [], unreadable: 0 });
    expect(sent).toHaveLength(0);
  });

  it('sorts by validation date, undated results last, and counts unreadable ones', async () => {
    const history = [
      { order: '3', validateDate: null },
      { order: '2', validateDate: 1742468400000 },
      { order: '1', validateDate: 1736510400000 },
      { result: 'without order' },
      null,
    ];
    answer([{ testId: 31, history }, { testId: 32, history: null }, { history: [] }]);
    const { items, unreadable } = await getResultHistory(4411, [31, 32]);
    expect(items.map((test) => test.items.map(({ order }) => order))).toEqual([
      ['1', '2', '3'],
      [],
    ]);
    expect(unreadable).toBe(3);
  });

  it.each([
    ['98', 98, 98],
    ['98,5', null, 98.5],
    ['1.234', 1.234, 1.234],
    ['1.234', null, null],
    ['<5', 5, null],
    ['', 0, null],
    ['Negativo', 0, null],
  ])('takes the result %j with number %j as %j', async (result, resultNumber, number) => {
    answer([{ testId: 31, history: [{ order: '1', result, resultNumber }] }]);
    const { items } = await getResultHistory(4411, [31]);
    expect(items[0]?.items[0]?.resultNumber).toBe(number);
  });
});

describe('getAntibiogram', () => {
  it('gives the selected microorganisms with all their rows and counts broken ones', async () => {
    answer({
      order: ORDER,
      test: 88,
      microorganisms: [
        {
          id: 5,
          name: 'Escherichia coli',
          comment: '<b>100.000 UFC/ml</b>',
          selected: true,
          resultsMicrobiology: [
            { nameAntibiotic: 'Amikacina', cmi: '<=2', interpretationCMI: 'S', selected: false },
            { cmi: '4' },
          ],
        },
        { id: 6, name: 'Not found', selected: false, resultsMicrobiology: [{}] },
      ],
    });
    expect(await getAntibiogram(ORDER, 88)).toEqual({
      items: [
        {
          id: 5,
          name: 'Escherichia coli',
          comment: '<b>100.000 UFC/ml</b>',
          antibiotics: [{ antibiotic: 'Amikacina', mic: '<=2', interpretation: 'S' }],
          unreadable: 1,
        },
      ],
      unreadable: 1,
    });
  });
});
