import type { Row } from '@libsql/client';
import { beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '@demo-lis/database/open-database';
import type { Database } from '@demo-lis/database/open-database';
import { number, numberOrNull, text } from '@demo-lis/database/rows';
import { seedLaboratory } from '@demo-lis/seed/seed-laboratory';

import { SMALL, rowsOf } from './small-laboratory';

/** Whether a value is below 'low', above 'high' or within two limits, where null is an open end. */
function place(value: number, min: number | null, max: number | null): 'low' | 'high' | 'in' {
  if (min !== null && value < min) return 'low';
  return max !== null && value > max ? 'high' : 'in';
}

const EXPECTED = { in: [0], low: [2], high: [3] };
const EXPECTED_PANIC = { in: [], low: [5, 8], high: [6, 9] };

function allowedPathologies(row: Row, value: number): readonly number[] {
  const panic = place(value, numberOrNull(row, 'panic_min'), numberOrNull(row, 'panic_max'));
  if (panic !== 'in') return EXPECTED_PANIC[panic];
  const min = numberOrNull(row, 'ref_min');
  const max = numberOrNull(row, 'ref_max');
  return min === 0 && max === 0 ? [0, 1] : EXPECTED[place(value, min, max)];
}

describe('values of results', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(':memory:');
    await seedLaboratory(database, { ...SMALL, patients: 80, orders: 1_000, days: 2_000 });
  });

  it('agree with the limits beside them and keep the decimals and the range of the analyser', async () => {
    const numeric = `FROM results WHERE result_type = 1 AND result GLOB '[0-9]*'`;
    const rows = await rowsOf(database, `SELECT * ${numeric}`);
    expect(rows.length).toBeGreaterThan(2_000);
    const disagreeing = rows.filter((row) => {
      const result = text(row, 'result');
      const isMarked = allowedPathologies(row, Number(result)).includes(number(row, 'pathology'));
      return !isMarked || (result.split('.')[1] ?? '').length !== number(row, 'digits');
    });
    expect(disagreeing).toEqual([]);
    expect(rows.some((row) => text(row, 'result').endsWith('.10'))).toBe(true);
    const beyond = `(CAST(result AS REAL) < reported_min OR CAST(result AS REAL) > reported_max)`;
    expect(await rowsOf(database, `SELECT * ${numeric} AND ${beyond}`)).toEqual([]);
  });

  it('have every pathology, four of five normal, and one to three microorganisms in a culture', async () => {
    const [shares] = await rowsOf(
      database,
      `SELECT avg(pathology = 0) AS normal, count(DISTINCT pathology) AS codes FROM results WHERE state >= 2`,
    );
    expect(shares?.['normal']).toBeGreaterThan(0.74);
    expect(shares?.['normal']).toBeLessThan(0.84);
    expect(shares?.['codes']).toBe(10);
    const cultures =
      'SELECT sum(selected) AS found FROM microorganisms GROUP BY order_number, test_id';
    const found = (await rowsOf(database, cultures)).map((row) => number(row, 'found'));
    expect(new Set(found)).toEqual(new Set([1, 2, 3]));
  });

  it('of one patient change their unit 900 days ago, and their limits with the years', async () => {
    const own = 'order_number IN (SELECT order_number FROM orders WHERE patient_id = 1)';
    const units = await rowsOf(
      database,
      `SELECT unit, ref_min, ref_max, avg(CAST(result AS REAL)) AS level FROM results
        WHERE abbreviation = 'CREA' AND ${own} GROUP BY unit ORDER BY min(order_number)`,
    );
    expect(units).toMatchObject([
      { unit: 'µmol/L', ref_min: 44, ref_max: 97 },
      { unit: 'mg/dL', ref_min: 0.5, ref_max: 1.1 },
    ]);
    expect(Number(units[0]?.['level']) / Number(units[1]?.['level'])).toBeGreaterThan(60);
    const limits = await rowsOf(
      database,
      `SELECT DISTINCT ref_max FROM results WHERE abbreviation = 'VSG' AND ${own} ORDER BY order_number`,
    );
    expect(limits.map((row) => row['ref_max'])).toEqual([20, 30]);
  });

  it('come in every shape that a screen has to show', async () => {
    const conditions = [
      ...['<5', '≥ 90', '> 1:160', '1:20', '+', '++', '-', 'Negativo', 'Negativo (<1:80)'],
      ...['No reactivo', 'Amarillo', '5-10 x campo', '> 100.000 UFC/mL'],
    ].map((shape) => `result = '${shape}'`);
    conditions.push(
      ...[`comment LIKE '{"content":"\\"<p>%'`, `comment LIKE '<p>%'`, `unit LIKE '%<sup>%'`],
      `comment NOT LIKE '<%' AND comment NOT LIKE '{%'`,
      ...['confidential = 1', 'blocked = 1', 'ref_min = 0 AND ref_max > 0'],
      `ref_min = 0 AND ref_max = 0 AND ref_literal <> ''`,
      `ref_literal LIKE '%' || char(10) || '%'`,
      ...['ref_min IS NULL AND ref_max IS NOT NULL', 'ref_max IS NULL AND ref_min IS NOT NULL'],
    );
    for (const condition of conditions) {
      const rows = await rowsOf(database, `SELECT 1 FROM results WHERE ${condition} LIMIT 1`);
      expect(rows, condition).toHaveLength(1);
    }
  });
});
