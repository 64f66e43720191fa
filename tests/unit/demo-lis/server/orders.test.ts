import type { Laboratory } from '@demo-lis/create-laboratory';
import { number, text } from '@demo-lis/database/rows';
import type { LaboratorySwitches } from '@demo-lis/server/laboratory-context';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { foundTests } from '@/api/orders/test-reader';
import { groupResults, isInProfile } from '@/domain/results/group-results';
import { UNREADABLE } from '@/lib/wire/readers';

import { authorization, call, openTestLaboratory } from './test-laboratory';

interface ListedOrder {
  readonly order: number;
  readonly maxPathology?: number | null;
  readonly pending?: number;
}
interface ListedTest {
  readonly testId: number;
  readonly areaId: number;
  readonly result: string | null;
  readonly state: number;
  readonly pathology: number;
}
interface Report {
  readonly listOrders: readonly { readonly order: { readonly resultTest: ListedTest[] } }[];
}

type Header = Readonly<Record<'Authorization', string>>;

const patch = (laboratory: Laboratory, path: string, body: object, header: Header) =>
  call(laboratory, `PATCH /service/orders/${path}`, body, header);

async function resultsOf(laboratory: Laboratory, type: number, path: string) {
  const header = await authorization(laboratory, type);
  const line = `GET /service/orders/results/order/${path}`;
  const answer = await call(laboratory, line, undefined, header);
  return (await answer.json()) as ListedTest[];
}

async function search(laboratory: Laboratory, type: number, filter: object) {
  const header = await authorization(laboratory, type);
  const answer = await patch(laboratory, 'filter', filter, header);
  return answer.status === 204 ? [] : ((await answer.json()) as ListedOrder[]);
}

describe('orders', () => {
  let laboratory: Laboratory;
  beforeAll(async () => {
    laboratory = await openTestLaboratory({ smtpPort: null });
  });
  afterAll(() => laboratory.close());

  const execute = (sql: string) => laboratory.database.execute(sql);
  const column = async (sql: string) => (await execute(sql)).rows.map((row) => Number(row[0]));
  const numbers = async (type: number, filter: object) =>
    (await search(laboratory, type, filter)).map(({ order }) => order);
  const results = (type: number, order: number, area = 0) =>
    resultsOf(laboratory, type, `${order}/${area}`);
  const printed = async (type: number, order: number) => {
    const header = await authorization(laboratory, type);
    const printOrder = [{ listOrders: [{ order: { orderNumber: order } }] }];
    const body = { printOrder, typeReport: 0 };
    const answer = await call(laboratory, 'POST /lis/api/reports/finalReport', body, header);
    return ((await answer.json()) as Report).listOrders[0]?.order.resultTest ?? [];
  };

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

  it('searches by number, date, range, names, document, year and validation, exactly', async () => {
    const { rows } = await execute(
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

    const validated = await column('SELECT DISTINCT order_number FROM results WHERE state >= 4');
    const ofThem = await numbers(4, { onlyValidated: true });
    expect(new Set(ofThem)).toEqual(new Set(validated));
    expect((await numbers(4, {})).length).toBeGreaterThan(ofThem.length);
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

  it('answers the history in the order of the request, oldest kept, without what is not validated', async () => {
    const own = 'order_number IN (SELECT order_number FROM orders WHERE patient_id = 1)';
    const [test = 0] = await column(
      `SELECT test_id FROM results WHERE ${own} AND state >= 4 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    );
    const body = { id: 1, testId: [99_999, test] };
    const answer = await patch(
      laboratory,
      'results/history',
      body,
      await authorization(laboratory, 2),
    );
    const [none, some] = (await answer.json()) as { history: { order: number }[] }[];
    expect(none).toMatchObject({ testId: 99_999, testCode: null, history: [] });
    const stored = await column(
      `SELECT order_number FROM results WHERE test_id = ${test} AND state >= 4 AND ${own} ORDER BY 1 LIMIT 20`,
    );
    expect(some?.history.map(({ order }) => order)).toEqual(stored);
  });

  it('prints validated tests once, records every delivery and leaves out what may not be seen', async () => {
    const [order = 0] = await column(
      'SELECT order_number FROM results WHERE state = 4 AND sample_state = 4 AND confidential = 0 AND blocked = 0 GROUP BY 1 HAVING count(*) > 1 LIMIT 1',
    );
    const header = await authorization(laboratory, 4);
    const resultTest = await printed(4, order);
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
    expect((await printed(4, order)).every(({ state }) => state === 5)).toBe(true);
    const { rows } = await execute(
      `SELECT test_id FROM deliveries WHERE order_number = ${order} AND delivery_type = 61 AND receiver = 'medico'`,
    );
    expect(rows).toHaveLength(resultTest.length);

    const hidden = `(SELECT min(test_id) FROM results WHERE order_number = ${order} AND state >= 4)`;
    await execute(
      `UPDATE results SET confidential = (test_id = ${hidden}) WHERE order_number = ${order}`,
    );
    expect(await printed(1, order)).toHaveLength((await printed(4, order)).length - 1);
  });
});

async function openTiny(switches: Partial<LaboratorySwitches>): Promise<Laboratory> {
  const seed = { patients: 10, orders: 40, days: 40 };
  const laboratory = await openTestLaboratory({ seed, smtpPort: null, switches });
  onTestFinished(() => laboratory.close());
  return laboratory;
}

it('a list says of each order what its results say, where that is switched on', async () => {
  const laboratory = await openTiny({ summaries: true });
  const found = await search(laboratory, 4, {});
  expect(found).toHaveLength(40);
  for (const { order, maxPathology, pending } of found.slice(0, 10)) {
    const all = await resultsOf(laboratory, 4, `${order}/0`);
    const validated = all.filter(({ state }) => state >= 4);
    const codes = validated.map(({ pathology }) => pathology);
    const gravest = codes.length === 0 ? null : Math.max(...codes);
    expect([maxPathology, pending]).toEqual([gravest, all.length - validated.length]);
  }
  expect(new Set(found.map(({ pending }) => pending)).size).toBeGreaterThan(1);
  expect((await search(await openTiny({}), 4, {}))[0]).not.toHaveProperty('maxPathology');
});

it('profiles are the same whether the laboratory numbers them or not', async () => {
  /** Names of profiles and how many tests each has, of some orders, and the numbers of all profiles. */
  const profilesOf = async (switches: Partial<LaboratorySwitches>) => {
    const laboratory = await openTiny(switches);
    const orders = (await search(laboratory, 4, {})).slice(0, 10);
    const lists = orders.map(async ({ order }) => {
      const read = foundTests(await resultsOf(laboratory, 4, `${order}/0`));
      return read === UNREADABLE ? [] : read.items.toSorted((a, b) => a.testId - b.testId);
    });
    const tests = await Promise.all(lists);
    const profiles = tests.map((list) =>
      groupResults(list).map((area) =>
        area.profiles
          .filter((profile) => isInProfile(profile))
          .map((profile) => [profile.profileName, profile.tests.length]),
      ),
    );
    return { profiles, numbers: [...new Set(tests.flat().map(({ profileId }) => profileId))] };
  };
  const numbered = await profilesOf({});
  expect(numbered.profiles.flat(3)).not.toEqual([]);
  const named = await profilesOf({ profileNames: true });
  expect(named).toEqual({ profiles: numbered.profiles, numbers: [0] });
});
