import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { getResultHistory, resultHistoryOptions } from '@/api/orders/get-result-history';
import { historySeries } from '@/domain/results/history/history-series';
import { historyItem } from '@tests/support/fixtures/test-history';

import { answerAll, portalPerTest } from '@tests/unit/api/portal';

const RULES = { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } as const;

portalPerTest();

function answer(body: unknown): void {
  answerAll(() => HttpResponse.json(body as object));
}

/** The height of a result in a chart; null when it is a mark on the axis. */
async function heightOf(result: unknown, resultNumber: unknown): Promise<number | null> {
  answer([{ testId: 31, history: [{ order: '1', result, resultNumber, validateDate: 1e12 }] }]);
  const { items } = await getResultHistory(4411, [31]);
  const [point] = historySeries(items[0]?.items ?? []).points;
  expect(point?.item.result).toBe(typeof result === 'string' ? result : '');
  return point?.value ?? null;
}

describe('what becomes a number (E4)', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['12', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['-2.5', -2.5],
    ['+3', 3],
    ['007', 7],
    ['0.123', 0.123],
    ['0,123', 0.123],
    ['1234', 1234],
    ['1.2345', 1.2345],
    [' 98 ', 98],
    ['100.0', 100],
  ])('takes %j as %d', async (result, height) => {
    expect(await heightOf(result, null)).toBe(height);
    expect(await heightOf(result, height)).toBe(height);
  });

  it.each([
    ...[
      '1.234',
      '1,234',
      '1.234,56',
      '1,234.56',
      '1 234',
      '1’234',
      '1.234.567',
      '-1.234',
      '12,345',
    ],
    ...['NaN', 'Infinity', '1e999', '1e3', '0x1F', '1/2', '--5', '5-', '١٢', '１２', '½'],
    ...['<5', '< 5', '>1000', '<LDD', '<Límite de cuantificación', '≥ 90', '+', '++', '-', '1:20'],
    ...[
      'Negativo (<1:20)',
      '5-10 x campo',
      '±0,5',
      '=',
      'No reactivo',
      'Ver comentario',
      '*',
      '5*',
    ],
    ...['', ' ', '.', ',', 'null', 'N/A', '1.', '.5', '5 mg/dL', '10³', '1_000', '<b>5</b>', '5%'],
    '9'.repeat(400),
  ])('leaves %j a text, whatever number comes with it', async (result) => {
    expect(await heightOf(result, null)).toBeNull();
    expect(await heightOf(result, 5)).toBeNull();
    expect(await heightOf(result, 0)).toBeNull();
  });

  it.each([
    ['1.234', 1.234, 1.234],
    ['1.234', 1234, 1234],
    ['1,234', 1234, 1234],
    ['98', 5, null],
    // Single precision, and the 0 of a server that has no number.
    ['5.1', 5.099999904632568, 5.1],
    ['5,1', 5.1000000000000005, 5.1],
    ['-2.3', -2.299999952316284, -2.3],
    ['1,234', 1.2339999675750732, 1.234],
    ['5.1', 0, 5.1],
    ['0', 0, 0],
    ['5.1', 5, null],
    ['5.1', 5.0999, null],
    ['0', 0.1, null],
    ['98,5', 985, null],
    ['98,5', '98.5', 98.5],
    [null, 98, null],
  ])('reads %j beside the server’s %j as %j', async (result, wireNumber, height) => {
    expect(await heightOf(result, wireNumber)).toBe(height);
  });
});

describe('resultHistoryOptions', () => {
  const texts = { pendingText: '', restrictedText: 'No disponible' };
  const request = { patientIdDB: 4411, testIds: [31, 32], rules: RULES, texts };
  const read = (changes: Partial<typeof request> | object = {}) =>
    new QueryClient().query(resultHistoryOptions({ ...request, ...changes }));

  it.each([
    ['none', ['1', '2']],
    ['test', ['1']],
    ['order', ['1']],
  ] as const)(
    'with panic blocking %s the cache holds the orders %j (K3)',
    async (panicBlocking, orders) => {
      const history = [
        { order: '1', result: '5', pathology: 0 },
        { order: '2', result: 'canary', pathology: 9 },
      ];
      answer([{ testId: 31, history }]);
      const data = await read({ rules: { ...RULES, panicBlocking } });
      expect(data.items[0]?.items.map(({ order }) => order)).toEqual(orders);
      expect(JSON.stringify(data).includes('canary')).toBe(orders.length === 2);
    },
  );

  it('counts tests that nobody asked for as unreadable', async () => {
    answer([
      { testId: 31, history: [] },
      { testId: 99, history: [{ order: '1', result: '5' }] },
    ]);
    const { items, unreadable } = await read();
    expect(items.map(({ testId }) => testId)).toEqual([31]);
    expect(unreadable).toBe(1);
  });

  it.each([
    ['is absent', {}],
    ['is no list', { history: 'x' }],
    ['holds nothing readable', { history: [{}, null] }],
  ])('leaves out and counts a test whose history %s: it is not "none"', async (_case, history) => {
    answer([
      { testId: 31, ...history },
      { testId: 32, history: null },
    ]);
    const { items, unreadable } = await read();
    expect(items.map(({ testId }) => testId)).toEqual([32]);
    expect(unreadable).toBeGreaterThan(0);
  });

  it('fails where no history of the tests asked for could be read', async () => {
    answer([{ testId: 31 }, { testId: 99, history: [] }]);
    await expect(read()).rejects.toMatchObject({ kind: 'contract' });
  });

  it.each([
    [19, 0, false],
    [20, 0, true],
    [19, 1, true],
    [21, 0, false],
  ])('takes %d results and %d unreadable ones as cut: %s', async (count, broken, truncated) => {
    const history = Array.from({ length: count }, (_, index) => ({
      ...historyItem(),
      order: `${index}`,
    }));
    answer([{ testId: 31, history: [...history, ...Array.from({ length: broken }, () => ({}))] }]);
    const { items } = await read();
    expect(items[0]?.truncated).toBe(truncated);
  });

  it.each([
    ['everything could be read', [{ order: '1', result: '5' }], false],
    ['an entry is unreadable', [{ order: '1', result: '5' }, 'x'], true],
    [
      'an entry is hidden',
      [
        { order: '1', result: '5' },
        { order: '2', pathology: 9 },
      ],
      true,
    ],
  ])('knows whether results are missing: %s', async (_case, history, hasGaps) => {
    answer([{ testId: 31, history }]);
    const { items } = await read({ rules: { ...RULES, panicBlocking: 'test' } });
    expect(items[0]?.hasGaps).toBe(hasGaps);
  });

  it('still knows that the list was cut when results are hidden', async () => {
    const history = Array.from({ length: 20 }, (_, index) => ({ order: `${index}`, pathology: 9 }));
    answer([{ testId: 31, history }]);
    const { items } = await read({ rules: { ...RULES, panicBlocking: 'test' } });
    expect(items).toMatchObject([{ truncated: true, items: [] }]);
  });
});

it('an entry that names another test is none of this one, and the history has a gap (F7)', async () => {
  const entry = { order: '202503200005', result: '98', validateDate: 1742468400000 };
  const named = [31, '31', null, undefined, 0, '', 32, -1, 'x', { id: 31 }];
  answer([{ testId: 31, history: named.map((testId) => ({ ...entry, testId })) }]);
  const { items, unreadable } = await getResultHistory(4411, [31]);
  expect(items[0]?.items).toHaveLength(6);
  expect(items[0]).toMatchObject({ hasGaps: true });
  expect(unreadable).toBe(4);
});
