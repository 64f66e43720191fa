import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Laboratory } from '@demo-lis/create-laboratory';
import { number, text } from '@demo-lis/database/rows';
import { awkwardCases } from '@demo-lis/seed/awkward/awkward-cases';
import {
  AWKWARD_HISTORY,
  AWKWARD_PATIENT,
  AWKWARD_PATIENT_ACCOUNT,
} from '@demo-lis/seed/awkward/awkward-patient';
import { LONG_HISTORY, LONG_HISTORY_PATIENT } from '@demo-lis/seed/awkward/long-history-patient';

import { authorization, call, openTestLaboratory, signIn } from './test-laboratory';

const KINDS = (await awkwardCases()).map(({ kind }) => kind);

describe('awkward orders', () => {
  let laboratory: Laboratory;
  let header: Record<'Authorization', string>;
  const orders = new Map<string, number>();
  beforeAll(async () => {
    laboratory = await openTestLaboratory({
      seed: { patients: 10, orders: 40, days: 40, awkward: true },
      smtpPort: null,
    });
    header = await authorization(laboratory, 4);
    const { rows } = await laboratory.database.execute({
      sql: 'SELECT w.* FROM wire_patches w JOIN orders o USING (order_number) WHERE o.patient_id = ?',
      args: [AWKWARD_PATIENT.id],
    });
    for (const row of rows) orders.set(text(row, 'kind'), number(row, 'order_number'));
  });
  afterAll(() => laboratory.close());

  const bodyOf = async (line: string, body?: unknown) => {
    const answer = await call(laboratory, line, body, header);
    return { status: answer.status, text: await answer.text() };
  };
  const search = async (filter: object) =>
    (await bodyOf('PATCH /service/orders/filter', filter)).text;
  const results = (kind: string) =>
    bodyOf(`GET /service/orders/results/order/${String(orders.get(kind))}/0`);
  const histories = (id: number, testId: readonly number[]) =>
    bodyOf('PATCH /service/orders/results/history', { id, testId });

  it('are one of each kind, all found under the documented identification', async () => {
    expect(new Set(KINDS).size).toBe(KINDS.length);
    expect([...orders.keys()].toSorted()).toEqual(KINDS.toSorted());
    const list = await search({ patientId: AWKWARD_HISTORY });
    for (const [kind, order] of orders) {
      expect(list.includes(`"order":${String(order)}`), kind).toBe(true);
    }
    expect(await results('Orden sin exámenes')).toEqual({ status: 204, text: '' });
  });

  it('are not met by chance, but by name, by number and by their own patient', async () => {
    const days = { dateNumberInit: 20200101, dateNumberEnd: 20261231 };
    for (const filter of [days, { dateNumber: 20261119 }, {}, { year: 2026 }]) {
      expect(/900[12],/.test(await search(filter)), JSON.stringify(filter)).toBe(false);
    }
    const { last_name: lastName } = AWKWARD_PATIENT.row;
    for (const filter of [{ lastName }, { order: '202611199001' }]) {
      expect((await search(filter)).includes('"order":202611199001,')).toBe(true);
    }
    const { type, userName: user, password } = AWKWARD_PATIENT_ACCOUNT;
    const answer = await signIn(laboratory, { user, password, type });
    const Authorization = /"token":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    const own = await call(laboratory, 'PATCH /service/orders/filter', {}, { Authorization });
    expect((await own.text()).match(/"order":\d+9001,/g)).toHaveLength(KINDS.length);
  });

  it('send on the wire what no object holds: huge numbers, absent fields, strays and other lists', async () => {
    for (const [kind, part] of [
      ['Números extremos', '"result":1e999'],
      ['Números extremos', '"result":9007199254740993'],
      ['Campos vacíos o ausentes', '"result":{}'],
      ['Campos vacíos o ausentes', '"testName":"result: ausente","abbreviation":"R1","testType"'],
      ['Unicode', String.raw`"result":"\ud800"`],
      ['Caracteres de control', String.raw`"result":"5\u00006"`],
      ['Claves raras', '"__proto__":{"result":"9"}'],
      ['Ilegibles junto a los buenos', ',null,7,"texto",true,[],{},'],
      ['Ilegibles junto a los buenos', '[[[[[[[[[['],
      ['Lista dentro de data', '{"data":[{'],
      ['Lista como objeto con claves', '{"0":{"order":'],
      ['null en lugar de lista', 'null'],
    ] as const) {
      expect((await results(kind)).text.includes(part), `${kind}: ${part}`).toBe(true);
    }
    const many = await results('Dos mil exámenes');
    expect(many.text.match(/"testId":\d+,"testCode"/g)).toHaveLength(2_000);
    expect((await results('Comentario de un megabyte')).text.length).toBeGreaterThan(1_048_576);
  });

  it('a patient has histories of 19 to 24 results, of which the oldest 20 are listed, and one unreadable order', async () => {
    const list = JSON.parse(await search({ patientId: LONG_HISTORY })) as { order: number }[];
    expect(list).toHaveLength(24);
    const testId = [90_001, 90_002, 90_003, 90_004, 90_005];
    const answer = await histories(LONG_HISTORY_PATIENT.id, testId);
    const read = JSON.parse(answer.text) as { history: { order: number }[] }[];
    expect(read.map(({ history }) => history.length)).toEqual([19, 20, 20, 20, 20]);
    const newest = read.map(({ history }) => Math.max(...history.map(({ order }) => order)));
    expect(newest.map((order) => order === newest[0])).toEqual([true, true, false, false, false]);

    const tests = list.map(({ order }) => bodyOf(`GET /service/orders/results/order/${order}/0`));
    const lists = await Promise.all(tests);
    expect(lists.filter((one) => !one.text.startsWith('['))).toHaveLength(1);
  });
});
