import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { getResultHistory, resultHistoryOptions } from '@/api/orders/get-result-history';
import { historyItem } from '@tests/support/fixtures/test-history';

import { answerJson, portalPerTest } from '@tests/unit/api/portal';

const RULES = { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } as const;

portalPerTest();

it('reads a result by the number that the server sends beside it', async () => {
  const sent = [['1.234', 1234] as const, ['98,5', '98.5'] as const, ['98', 5] as const];
  const history = sent.map(([result, resultNumber], at) => ({
    order: `${at}`,
    result,
    resultNumber,
  }));
  answerJson([{ testId: 31, history }]);
  const { items } = await getResultHistory(4411, [31]);
  expect(items[0]?.items.map(({ resultNumber }) => resultNumber)).toEqual([1234, 98.5, null]);
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
    'with panic blocking %s the cache holds the orders %j',
    async (panicBlocking, orders) => {
      const hidden = { order: '2', result: 'canary', pathology: 9 };
      answerJson([{ testId: 31, history: [{ order: '1', result: '5', pathology: 0 }, hidden] }]);
      const data = await read({ rules: { ...RULES, panicBlocking } });
      expect(data.items[0]?.items.map(({ order }) => order)).toEqual(orders);
      expect(JSON.stringify(data).includes('canary')).toBe(orders.length === 2);
    },
  );

  it('asks nothing without tests', async () => {
    const sent = answerJson([]);
    expect(await getResultHistory(4411, [])).toEqual({ items: [], unreadable: 0 });
    expect(sent).toHaveLength(0);
  });

  it('sorts by validation date, undated results last, and counts unreadable ones', async () => {
    const history = [
      { order: '3', validateDate: null },
      { order: '2', validateDate: 1742468400000 },
      { order: '1', validateDate: 1736510400000 },
      ...[{ result: 'without order' }, null],
    ];
    answerJson([{ testId: 31, history }, { testId: 32, history: null }, { history: [] }]);
    const { items, unreadable } = await getResultHistory(4411, [31, 32]);
    const orders = items.map((test) => test.items.map(({ order }) => order));
    expect(orders).toEqual([['1', '2', '3'], []]);
    expect(unreadable).toBe(3);
  });

  it('counts tests that nobody asked for as unreadable, and fails where no other history could be read', async () => {
    const foreign = { testId: 99, history: [{ order: '1', result: '5' }] };
    answerJson([{ testId: 31, history: [] }, foreign]);
    const { items, unreadable } = await read();
    expect(items.map(({ testId }) => testId)).toEqual([31]);
    expect(unreadable).toBe(1);
    answerJson([{ testId: 31 }, foreign]);
    await expect(read()).rejects.toMatchObject({ kind: 'contract' });
  });

  it.each([
    ['is absent', {}],
    ['is no list', { history: 'x' }],
    ['holds nothing readable', { history: [{}, null] }],
  ])('leaves out and counts a test whose history %s: it is not "none"', async (_case, history) => {
    answerJson([
      { testId: 31, ...history },
      { testId: 32, history: null },
    ]);
    const { items, unreadable } = await read();
    expect(items.map(({ testId }) => testId)).toEqual([32]);
    expect(unreadable).toBeGreaterThan(0);
  });

  it.each([
    [19, 0, false],
    [20, 0, true],
    [19, 1, true],
    [21, 0, false],
  ])('takes %d results and %d unreadable ones as cut: %s', async (count, broken, truncated) => {
    const history = Array.from({ length: count }, (_, at) => ({
      ...historyItem(),
      order: `${at}`,
    }));
    answerJson([
      { testId: 31, history: [...history, ...Array.from({ length: broken }, () => ({}))] },
    ]);
    const { items } = await read();
    expect(items[0]?.truncated).toBe(truncated);
  });

  it('knows whether results are missing and that the list was cut, when some are unreadable or hidden', async () => {
    const seen = { order: '1', result: '5' };
    const hidden = { order: '2', pathology: 9 };
    const ofTest = async (history: readonly unknown[]) => {
      answerJson([{ testId: 31, history }]);
      return (await read({ rules: { ...RULES, panicBlocking: 'test' } })).items[0];
    };
    expect(await ofTest([seen])).toMatchObject({ hasGaps: false });
    expect(await ofTest([seen, 'x'])).toMatchObject({ hasGaps: true });
    expect(await ofTest([seen, hidden])).toMatchObject({ hasGaps: true });
    const many = Array.from({ length: 20 }, (_, at) => ({ ...hidden, order: `${at}` }));
    expect(await ofTest(many)).toMatchObject({ truncated: true, items: [] });
  });
});

it('an entry that names another test is none of this one, and the history has a gap', async () => {
  const entry = { order: '202503200005', result: '98', validateDate: 1742468400000 };
  const named = [31, '31', null, undefined, 0, '', 32, -1, 'x', { id: 31 }];
  answerJson([{ testId: 31, history: named.map((testId) => ({ ...entry, testId })) }]);
  const { items, unreadable } = await getResultHistory(4411, [31]);
  expect(items[0]?.items).toHaveLength(6);
  expect(items[0]).toMatchObject({ hasGaps: true });
  expect(unreadable).toBe(4);
});
