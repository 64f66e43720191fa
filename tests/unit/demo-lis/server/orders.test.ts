import type { Laboratory } from '@demo-lis/create-laboratory';
import { number, text } from '@demo-lis/database/rows';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';

import { authorization, call, openTestLaboratory } from './test-laboratory';

const orderList = z.array(z.looseObject({ order: z.number(), patientIdDB: z.number() }));
const resultList = z.array(
  z.looseObject({ testId: z.number(), result: z.nullable(z.string()), areaId: z.number() }),
);
const historyList = z.array(
  z.object({
    testId: z.number(),
    testCode: z.nullable(z.string()),
    history: z.array(z.object({ order: z.number() })),
  }),
);
const report = z.object({
  listOrders: z.array(
    z.object({
      order: z.looseObject({
        resultTest: z.array(z.looseObject({ testId: z.number(), state: z.number() })),
      }),
    }),
  ),
});

describe('orders', () => {
  let laboratory: Laboratory;
  beforeAll(async () => {
    laboratory = await openTestLaboratory({ smtpPort: null });
  });
  afterAll(() => laboratory.close());

  const column = async (sql: string) =>
    (await laboratory.database.execute(sql)).rows.map((row) => Number(row[0]));
  const search = async (type: number, filter: object) => {
    const header = await authorization(laboratory, type);
    const answer = await call(laboratory, 'PATCH /service/orders/filter', filter, header);
    return answer.status === 204 ? [] : orderList.parse(await answer.json());
  };
  const numbers = async (type: number, filter: object) =>
    (await search(type, filter)).map(({ order }) => order);
  const results = async (type: number, order: number, area = 0) => {
    const header = await authorization(laboratory, type);
    const path = `GET /service/orders/results/order/${order}/${area}`;
    return resultList.parse(await (await call(laboratory, path, undefined, header)).json());
  };

  it.each([
    [1, 'physician_id = 1'],
    [2, 'patient_id = 1'],
    [3, 'account_id = 1'],
    [4, '1'],
    [5, 'demographic_item_id = 1'],
    [6, 'rate_id = 1'],
  ])('shows type %i exactly its own orders', async (type, condition) => {
    const own = await column(`SELECT order_number FROM orders WHERE ${condition}`);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(await numbers(type, {}))).toEqual(new Set(own));
  });

  it('does not sort the list', async () => {
    const list = await numbers(4, {});
    expect(list).not.toEqual(list.toSorted((one, other) => other - one));
    expect(await numbers(4, {})).toEqual(list);
  });

  it('lists only the newest ones when the user type is limited', async () => {
    const limitTo = (orders: number) =>
      laboratory.database.execute(
        `UPDATE user_types SET quantity_order = ${orders} WHERE type = 3`,
      );
    await limitTo(3);
    onTestFinished(async () => {
      await limitTo(0);
    });
    const own = 'SELECT order_number FROM orders WHERE account_id = 1 ORDER BY 1 DESC LIMIT 3';
    expect(new Set(await numbers(3, {}))).toEqual(new Set(await column(own)));
  });

  it('searches by number, date, range, names, document and year, exactly', async () => {
    const { rows } = await laboratory.database.execute(
      'SELECT o.order_number, o.day_number, o.year, p.* FROM orders o JOIN patients p ON p.id = o.patient_id ORDER BY 1 LIMIT 1 OFFSET 60',
    );
    const [row] = rows;
    expect.assert(row !== undefined);
    const order = number(row, 'order_number');
    const day = number(row, 'day_number');
    const lastName = text(row, 'last_name');
    const patientId = text(row, 'patient_id');
    expect(await numbers(4, { order: String(order) })).toEqual([order]);
    const sameDay = await column(`SELECT order_number FROM orders WHERE day_number = ${day}`);
    expect(new Set(await numbers(4, { dateNumber: day }))).toEqual(new Set(sameDay));
    const range = { dateNumberInit: day, dateNumberEnd: day };
    expect(new Set(await numbers(4, range))).toEqual(new Set(sameDay));
    expect((await numbers(4, { dateNumberInit: day })).length).toBeGreaterThan(sameDay.length);
    expect(await numbers(4, { lastName, order, name1: row['name1'] })).toEqual([order]);
    expect(await numbers(4, { lastName: lastName.toLowerCase() })).toEqual([]);
    expect(await numbers(4, { patientId: '*' })).toEqual([]);
    const found = { patientId, documentType: row['document_type_id'], year: row['year'] };
    expect(await numbers(4, found)).toContain(order);
    expect(await numbers(4, { ...found, year: 1999 })).toEqual([]);
  });

  it('keeps orders with a validated test when asked to', async () => {
    const validated = await column('SELECT DISTINCT order_number FROM results WHERE state >= 4');
    const found = await numbers(4, { onlyValidated: true });
    expect(new Set(found)).toEqual(new Set(validated));
    expect((await numbers(4, {})).length).toBeGreaterThan(found.length);
  });

  it('replaces pending, restricted and blocked results', async () => {
    const [order = 0] = await column(
      'SELECT order_number FROM results WHERE state >= 4 AND confidential = 0 GROUP BY 1 HAVING count(*) > 3 LIMIT 1',
    );
    const tests = await column(
      `SELECT test_id FROM results WHERE order_number = ${order} AND confidential = 0 ORDER BY test_id`,
    );
    const set = (place: number, values: string) =>
      laboratory.database.execute(
        `UPDATE results SET ${values} WHERE order_number = ${order} AND test_id = ${tests[place] ?? 0}`,
      );
    await set(0, 'state = 3');
    await set(1, 'confidential = 1');
    await set(2, 'blocked = 1');
    const shown = async (type: number) => {
      const list = await results(type, order);
      return tests.slice(0, 3).map((id) => list.find(({ testId }) => testId === id)?.result);
    };
    expect(await shown(1)).toEqual(['PENDIENTE', 'RESTRINGIDO', 'Bloqueado']);
    const [pending, confidential, blocked] = await shown(4);
    expect([pending, blocked]).toEqual(['PENDIENTE', 'Bloqueado']);
    expect(confidential).not.toBe('RESTRINGIDO');
    await laboratory.database.execute(
      `UPDATE settings SET value = '' WHERE key LIKE 'Comentario%'`,
    );
    expect(await shown(1)).toEqual(['Pendiente', 'Restringido', 'Bloqueado']);
  });

  it('filters results by area and leaves out what this call does not carry', async () => {
    const [order = 0] = await column(
      'SELECT order_number FROM results GROUP BY 1 HAVING count(DISTINCT area_id) > 1 LIMIT 1',
    );
    const all = await results(4, order);
    const area = all[0]?.areaId ?? 0;
    const part = await results(4, order, area);
    expect(part).toEqual(all.filter(({ areaId }) => areaId === area));
    expect(part.length).toBeLessThan(all.length);
    expect(all[0]).not.toHaveProperty('printSort');
    expect(all[0]).not.toHaveProperty('technique');
    expect(all[0]).toHaveProperty('resultComment.order', order);
  });

  it('answers the history in the order of the request, oldest kept, without what is not validated', async () => {
    const [test = 0] = await column(
      `SELECT test_id FROM results WHERE order_number IN (SELECT order_number FROM orders WHERE patient_id = 1)
        AND state >= 4 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    );
    const header = await authorization(laboratory, 2);
    const body = { id: 1, testId: [99_999, test] };
    const answer = await call(laboratory, 'PATCH /service/orders/results/history', body, header);
    const [none, some] = historyList.parse(await answer.json());
    expect(none).toEqual({ testId: 99_999, testCode: null, history: [] });
    const stored = await column(
      `SELECT order_number FROM results WHERE test_id = ${test} AND state >= 4 AND order_number IN
        (SELECT order_number FROM orders WHERE patient_id = 1) ORDER BY 1 LIMIT 20`,
    );
    expect(some?.history.map(({ order }) => order)).toEqual(stored);
  });

  it('prints validated tests once and records every delivery', async () => {
    const [order = 0] = await column(
      'SELECT order_number FROM results WHERE state = 4 AND sample_state = 4 AND confidential = 0 AND blocked = 0 LIMIT 1',
    );
    const header = await authorization(laboratory, 4);
    const final = async () => {
      const body = {
        printOrder: [{ listOrders: [{ order: { orderNumber: order } }] }],
        typeReport: 0,
      };
      const answer = await call(laboratory, 'POST /lis/api/reports/finalReport', body, header);
      return report.parse(await answer.json()).listOrders[0]?.order.resultTest ?? [];
    };
    const resultTest = await final();
    expect(resultTest.some(({ state }) => state === 4)).toBe(true);
    const body = {
      filterOrderHeader: { printingMedium: '4', typeReport: '1', personReceive: 'medico' },
      order: { orderNumber: order, createdDate: null, resultTest },
      user: 1,
    };
    const send = (changed: object) =>
      call(laboratory, 'POST /lis/api/reports/changestatetest', { ...body, ...changed }, header);
    const formatted = { order: { ...body.order, createdDate: '20/03/2025' } };
    expect((await send(formatted)).status).toBe(500);
    expect((await send({})).status).toBe(200);
    expect((await final()).every(({ state }) => state === 5)).toBe(true);
    const { rows } = await laboratory.database.execute(
      `SELECT test_id FROM deliveries WHERE order_number = ${order} AND delivery_type = 61 AND receiver = 'medico'`,
    );
    expect(rows).toHaveLength(resultTest.length);
  });

  it('leaves confidential tests out of the report of who may not see them', async () => {
    const [order = 0] = await column(
      'SELECT order_number FROM results WHERE state >= 4 AND sample_state = 4 GROUP BY 1 HAVING count(*) > 1 LIMIT 1',
    );
    const hidden = `(SELECT min(test_id) FROM results WHERE order_number = ${order} AND state >= 4)`;
    await laboratory.database.execute(
      `UPDATE results SET confidential = (test_id = ${hidden}) WHERE order_number = ${order}`,
    );
    const count = async (type: number) => {
      const body = {
        printOrder: [{ listOrders: [{ order: { orderNumber: order } }] }],
        typeReport: '0',
      };
      const header = await authorization(laboratory, type);
      const answer = await call(laboratory, 'POST /lis/api/reports/finalReport', body, header);
      return report.parse(await answer.json()).listOrders[0]?.order.resultTest.length ?? 0;
    };
    expect(await count(1)).toBe((await count(4)) - 1);
  });
});

describe('a list with summaries', () => {
  const summarized = z.array(
    z.looseObject({
      order: z.number(),
      maxPathology: z.nullable(z.number()),
      pending: z.number(),
    }),
  );
  const tests = z.array(z.looseObject({ state: z.number(), pathology: z.number() }));

  it('says of each order what its results say, and only where that is switched on', async () => {
    const switches = { summaries: true };
    const laboratory = await openTestLaboratory({ smtpPort: null, switches });
    const header = await authorization(laboratory, 4);
    const range = { dateNumberInit: 20_260_801, dateNumberEnd: 20_261_120, area: 0 };
    const answer = await call(laboratory, 'PATCH /service/orders/filter', range, header);
    const found = summarized.parse(await answer.json()).slice(0, 30);
    expect(found).toHaveLength(30);
    for (const { order, maxPathology, pending } of found) {
      const path = `GET /service/orders/results/order/${String(order)}/0`;
      const all = tests.parse(await (await call(laboratory, path, undefined, header)).json());
      const validated = all.filter(({ state }) => state >= 4);
      const gravest = validated.map(({ pathology }) => pathology).toSorted((a, b) => b - a)[0];
      expect({ order, maxPathology, pending }).toEqual({
        order,
        maxPathology: gravest ?? null,
        pending: all.length - validated.length,
      });
    }
    expect(new Set(found.map(({ pending }) => pending)).size).toBeGreaterThan(1);
    await laboratory.close();

    const plain = await openTestLaboratory({ smtpPort: null });
    const own = await authorization(plain, 4);
    const list = await call(plain, 'PATCH /service/orders/filter', range, own);
    expect(orderList.parse(await list.json())[0]).not.toHaveProperty('maxPathology');
    await plain.close();
  });
});
