import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Laboratory } from '@demo-lis/create-laboratory';
import { number, text } from '@demo-lis/database/rows';
import {
  authorization,
  call,
  openTestLaboratory,
} from '@tests/unit/demo-lis/server/test-laboratory';

import { rowsOf } from './small-laboratory';

describe('six years of a smaller laboratory', () => {
  let laboratory: Laboratory;
  beforeAll(async () => {
    laboratory = await openTestLaboratory({
      seed: { patients: 160, orders: 1_600, days: 6 * 365 },
      smtpPort: null,
    });
  });
  afterAll(() => laboratory.close());

  const count = async (sql: string) => {
    const [row] = await rowsOf(laboratory.database, `SELECT count(*) AS n ${sql}`);
    return row === undefined ? -1 : number(row, 'n');
  };
  const own = '(SELECT order_number FROM orders WHERE patient_id = 1)';

  it.each([
    [1, 'physician_id', 10],
    [2, 'patient_id', 2],
    [3, 'account_id', 10],
    [5, 'demographic_item_id', 10],
    [6, 'rate_id', 10],
  ])('the demo account of type %i has orders of the last 30 days', async (_type, column, least) => {
    const recent = `FROM orders WHERE ${column} = 1 AND day_number >= 20261021`;
    expect(await count(recent)).toBeGreaterThanOrEqual(least);
  });

  it('has every pathology, and four normal results of five', async () => {
    const [shares] = await rowsOf(
      laboratory.database,
      `SELECT avg(pathology = 0) AS normal, count(DISTINCT pathology) AS codes FROM results WHERE state >= 2`,
    );
    expect(shares?.['normal']).toBeGreaterThan(0.74);
    expect(shares?.['normal']).toBeLessThan(0.84);
    expect(shares?.['codes']).toBe(10);
  });

  it('grows one, two and three microorganisms, with and without interpretations', async () => {
    const rows = await rowsOf(
      laboratory.database,
      `SELECT sum(selected) AS found FROM microorganisms GROUP BY order_number, test_id`,
    );
    expect(new Set(rows.map((row) => number(row, 'found')))).toEqual(new Set([1, 2, 3]));
    const unread = `FROM microorganisms WHERE rows LIKE '%"interpretationCMI":null%'`;
    const read = `FROM microorganisms WHERE rows LIKE '%"interpretationCMI":"S"%'`;
    expect(await count(unread)).toBeGreaterThan(0);
    expect(await count(read)).toBeGreaterThan(await count(unread));
  });

  it('reported creatinine in another unit, with its limits, until 900 days ago', async () => {
    const rows = await rowsOf(
      laboratory.database,
      `SELECT unit, ref_min, ref_max, min(order_number) AS first, max(order_number) AS last, avg(CAST(result AS REAL)) AS level
        FROM results WHERE abbreviation = 'CREA' AND order_number IN ${own} GROUP BY unit ORDER BY first`,
    );
    const units = rows.map((row) => [text(row, 'unit'), row['ref_min'], row['ref_max']]);
    expect(units).toEqual([
      ['µmol/L', 44, 97],
      ['mg/dL', 0.5, 1.1],
    ]);
    const [before, after] = rows.map((row) => ({
      first: number(row, 'first'),
      last: number(row, 'last'),
      level: number(row, 'level'),
    }));
    expect(before?.last).toBeLessThan(after?.first ?? 0);
    expect((before?.level ?? 0) / (after?.level ?? 1)).toBeGreaterThan(60);
  });

  it('moves the limits of a patient with the years', async () => {
    const rows = await rowsOf(
      laboratory.database,
      `SELECT DISTINCT ref_max FROM results WHERE abbreviation = 'VSG' AND order_number IN ${own} ORDER BY order_number`,
    );
    expect(rows.map((row) => row['ref_max'])).toEqual([20, 30]);
  });

  it('sends analyser images of blood counts with the final report, of tests in it only', async () => {
    const [row] = await rowsOf(
      laboratory.database,
      `SELECT order_number FROM results WHERE images <> '' AND state >= 4 AND sample_state = 4 AND abbreviation = 'WBC' LIMIT 1`,
    );
    const order = row === undefined ? 0 : number(row, 'order_number');
    const body = {
      printOrder: [{ listOrders: [{ order: { orderNumber: order } }] }],
      typeReport: 0,
    };
    const header = await authorization(laboratory, 4);
    const path = 'POST /lis/api/reports/finalReport';
    const answer = await (await call(laboratory, path, body, header)).text();
    expect(answer).toMatch(/"imageTest":\[\{"order":\d+,"testId":\d+,"imageName1":"Histograma/);
    expect(answer).toMatch(/"image1":"iVBORw0KGgo/);
    const validated = await count(
      `FROM results WHERE order_number = ${order} AND images <> '' AND state >= 4`,
    );
    expect(answer.match(/"imageName1"/g)).toHaveLength(validated);
  });

  it('answers a search of all years whole', async () => {
    const header = await authorization(laboratory, 4);
    const filter = { dateNumberInit: 20200101, dateNumberEnd: 20261231, onlyValidated: true };
    const answer = await call(laboratory, 'PATCH /service/orders/filter', filter, header);
    expect(await answer.json()).toHaveLength(
      await count(`FROM (SELECT DISTINCT order_number FROM results WHERE state >= 4)`),
    );
  });
});
