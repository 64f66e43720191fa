import type { Laboratory } from '@demo-lis/create-laboratory';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { authorization, call, openTestLaboratory } from './test-laboratory';

interface ListedTest {
  readonly testId: number;
  readonly result: string | null;
}

describe('orders', () => {
  let laboratory: Laboratory;
  beforeAll(async () => {
    laboratory = await openTestLaboratory({ smtpPort: null });
  });
  afterAll(() => laboratory.close());

  const execute = (sql: string) => laboratory.database.execute(sql);
  const column = async (sql: string) => (await execute(sql)).rows.map((row) => Number(row[0]));
  const asked = async (type: number, line: string, body?: object): Promise<unknown> =>
    (await call(laboratory, line, body, await authorization(laboratory, type))).json();
  const numbers = async (type: number, filter: object) => {
    const list = await asked(type, 'PATCH /service/orders/filter', filter);
    return (list as { order: number }[]).map(({ order }) => order);
  };
  const results = async (type: number, order: number) =>
    (await asked(type, `GET /service/orders/results/order/${order}/0`)) as ListedTest[];

  it('shows each type exactly its own orders, unsorted, and the newest alone where it is limited', async () => {
    for (const [type, condition] of [
      [1, 'physician_id = 1'],
      [2, 'patient_id = 1'],
      [3, 'account_id = 1'],
      [4, '1'],
      [5, 'demographic_item_id = 1'],
      [6, 'rate_id = 1'],
    ] as const) {
      const own = await column(`SELECT order_number FROM orders WHERE ${condition}`);
      expect(own.length).toBeGreaterThan(0);
      expect(new Set(await numbers(type, {})), condition).toEqual(new Set(own));
    }
    const list = await numbers(4, {});
    expect(list).not.toEqual(list.toSorted((one, other) => other - one));

    const limitTo = (orders: number) =>
      execute(`UPDATE user_types SET quantity_order = ${orders} WHERE type = 3`);
    await limitTo(3);
    onTestFinished(async () => {
      await limitTo(0);
    });
    const own = 'SELECT order_number FROM orders WHERE account_id = 1 ORDER BY 1 DESC LIMIT 3';
    expect(new Set(await numbers(3, {}))).toEqual(new Set(await column(own)));
  });

  it('replaces pending, restricted and blocked results', async () => {
    const [order = 0] = await column(
      'SELECT order_number FROM results WHERE state >= 4 AND confidential = 0 GROUP BY 1 HAVING count(*) > 3 LIMIT 1',
    );
    const tests = await column(
      `SELECT test_id FROM results WHERE order_number = ${order} AND confidential = 0 ORDER BY test_id`,
    );
    for (const [place, values] of ['state = 3', 'confidential = 1', 'blocked = 1'].entries()) {
      const own = `order_number = ${order} AND test_id = ${tests[place] ?? 0}`;
      await execute(`UPDATE results SET ${values} WHERE ${own}`);
    }
    const shown = async (type: number) => {
      const list = await results(type, order);
      return tests.slice(0, 3).map((id) => list.find(({ testId }) => testId === id)?.result);
    };
    expect(await shown(1)).toEqual(['PENDIENTE', 'RESTRINGIDO', 'Bloqueado']);
    const [pending, confidential, blocked] = await shown(4);
    expect([pending, blocked]).toEqual(['PENDIENTE', 'Bloqueado']);
    expect(confidential).not.toBe('RESTRINGIDO');
    await execute(`UPDATE settings SET value = '' WHERE key LIKE 'Comentario%'`);
    expect(await shown(1)).toEqual(['Pendiente', 'Restringido', 'Bloqueado']);
  });
});
