import type { Row } from '@libsql/client';
import { beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '@demo-lis/database/open-database';
import type { Database } from '@demo-lis/database/open-database';
import { number, numberOrNull, text } from '@demo-lis/database/rows';
import { AREAS, TESTS, testNamed } from '@demo-lis/seed/catalogue/catalogue';
import { estimatedFiltration } from '@demo-lis/seed/catalogue/kidney-function';
import { drawLevel, isNumeric, judgeLevel, limitsFor } from '@demo-lis/seed/draw-result';
import { reportedThen } from '@demo-lis/seed/former-unit';
import { createRandom } from '@demo-lis/seed/random';
import { seedLaboratory } from '@demo-lis/seed/seed-laboratory';

import { SMALL, rowsOf } from './small-laboratory';

/** Whether a value is below 'low', above 'high' or within two limits, where null is an open end. */
function place(value: number, min: number | null, max: number | null): 'low' | 'high' | 'in' {
  if (min !== null && value < min) return 'low';
  return max !== null && value > max ? 'high' : 'in';
}

const ADULT_MAN = { sex: 1, age: 30 };
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
    await seedLaboratory(database, { ...SMALL, patients: 120, orders: 2_000, days: 1_000 });
  });

  it('have a pathology that agrees with the limits beside them', async () => {
    const rows = await rowsOf(
      database,
      `SELECT * FROM results WHERE result_type = 1 AND result GLOB '[0-9]*'`,
    );
    expect(rows.length).toBeGreaterThan(5_000);
    const disagreeing = rows.filter(
      (row) =>
        !allowedPathologies(row, Number(text(row, 'result'))).includes(number(row, 'pathology')),
    );
    expect(disagreeing).toEqual([]);
  });

  it('keep exactly the decimals of the test', async () => {
    const rows = await rowsOf(
      database,
      `SELECT result, digits FROM results WHERE result_type = 1 AND result GLOB '[0-9]*'`,
    );
    const wrong = rows.filter(
      (row) => (text(row, 'result').split('.')[1] ?? '').length !== number(row, 'digits'),
    );
    expect(wrong).toEqual([]);
    expect(rows.some((row) => text(row, 'result').endsWith('.10'))).toBe(true);
  });

  it('stay within what the analyser can measure, or say so', async () => {
    const rows = await rowsOf(
      database,
      `SELECT * FROM results WHERE result_type = 1 AND result GLOB '[0-9]*' AND
        (CAST(result AS REAL) < reported_min OR CAST(result AS REAL) > reported_max)`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    '<5',
    '≥ 90',
    '> 1:160',
    '1:20',
    '+',
    '++',
    '-',
    'Negativo',
    'Negativo (<1:80)',
    'No reactivo',
    'Amarillo',
    '5-10 x campo',
    '> 100.000 UFC/mL',
  ])('include the text %s', async (shape) => {
    const found = await database.execute({
      sql: 'SELECT 1 FROM results WHERE result = ? LIMIT 1',
      args: [shape],
    });
    expect(found.rows).toHaveLength(1);
  });

  it('include days written as text, never after the order', async () => {
    const rows = await rowsOf(
      database,
      `SELECT result, order_number / 10000 AS day FROM results WHERE abbreviation = 'FUM' AND result LIKE '2%'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(text(row, 'result')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Number(text(row, 'result').replaceAll('-', ''))).toBeLessThan(number(row, 'day'));
    }
  });

  it.each([
    ['JSON text', `comment LIKE '{"content":"\\"<p>%'`],
    ['HTML', `comment LIKE '<p>%'`],
    ['plain text', `comment NOT LIKE '<%' AND comment NOT LIKE '{%'`],
  ])('include comments as %s', async (_, condition) => {
    const rows = await rowsOf(database, `SELECT 1 FROM results WHERE ${condition} LIMIT 1`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['confidential', 'confidential = 1'],
    ['blocked', 'blocked = 1'],
    ['literal only', `ref_min = 0 AND ref_max = 0 AND ref_literal <> ''`],
    ['several lines of literal', `ref_literal LIKE '%' || char(10) || '%'`],
    ['only a maximum', 'ref_min IS NULL AND ref_max IS NOT NULL'],
    ['only a minimum', 'ref_max IS NULL AND ref_min IS NOT NULL'],
    ['from zero to a maximum', 'ref_min = 0 AND ref_max > 0'],
    ['a unit with markup', `unit LIKE '%<sup>%'`],
  ])('include tests with %s', async (_, condition) => {
    const rows = await rowsOf(database, `SELECT 1 FROM results WHERE ${condition} LIMIT 1`);
    expect(rows).toHaveLength(1);
  });
});

describe('catalogue', () => {
  it('has eighty tests in ten areas or more, with distinct ids, codes and short forms', () => {
    expect(TESTS.length).toBeGreaterThanOrEqual(80);
    expect(AREAS.length).toBeGreaterThanOrEqual(10);
    for (const key of ['id', 'printSort'] as const) {
      expect(new Set(TESTS.map((test) => test[key])).size).toBe(TESTS.length);
    }
    expect(new Set(TESTS.map((test) => test.definition.code)).size).toBe(TESTS.length);
    expect(new Set(TESTS.map((test) => test.definition.abbreviation)).size).toBe(TESTS.length);
  });

  it.each(TESTS.filter(({ definition }) => isNumeric(definition)))(
    'draws numbers for $definition.name',
    (test) => {
      const random = createRandom(test.id);
      const subject = { patientId: 3, sex: 2, age: 30, at: SMALL.today };
      const levels = Array.from({ length: 200 }, () => {
        // What derives from other tests is never drawn by itself.
        const derived = isNumeric(test.definition) && test.definition.derive !== undefined;
        return derived ? 1 : drawLevel(test, subject, random);
      });
      expect(levels.every((level) => Number.isFinite(level) && level >= 0)).toBe(true);
    },
  );

  it.each([
    ['GLU', 44, '44', 8],
    ['GLU', 70, '70', 0],
    ['GLU', 100.4, '100', 0],
    ['GLU', 101, '101', 3],
    ['GLU', 451, '451', 9],
    ['GLU', 800, '>750', 9],
    ['HB', 6.9, '6.9', 5],
    ['HB', 20.1, '20.1', 6],
    ['TFGe', 89, '89', 2],
    ['TFGe', 120, '≥ 90', 0],
    ['BHCG', 1, '<5', 0],
    ['HBA1C', 7, '7.0', 1],
  ])('judges %s of %d as %s with pathology %d', (abbreviation, level, written, pathology) => {
    const { definition } = testNamed(abbreviation);
    expect(isNumeric(definition) && judgeLevel(definition, level, ADULT_MAN)).toEqual({
      text: written,
      pathology,
    });
  });

  it.each([
    ['PSA', 1, 49, [null, 2.5]],
    ['PSA', 1, 50, [null, 3.5]],
    ['PSA', 1, 88, [null, 6.5]],
    ['VSG', 2, 49, [0, 20]],
    ['VSG', 2, 50, [0, 30]],
    ['HB', 1, 1, [10.5, 13.5]],
    ['HB', 2, 30, [12, 16]],
    ['HB', 3, 30, [13.5, 17.5]],
    ['FAL', 1, 16, [70, 390]],
    ['HBA1C', 1, 30, null],
  ])('has limits of %s for sex %d at %d years', (abbreviation, sex, age, limits) => {
    const { definition } = testNamed(abbreviation);
    expect(isNumeric(definition) && limitsFor(definition, { sex, age })).toEqual(limits);
  });

  it.each([
    [900, 'mg/dL', '1.00', 0],
    [901, 'µmol/L', '88', 0],
  ])('reports a creatinine of 1 mg/dL %d days ago in %s', (daysAgo, unit, written, pathology) => {
    const { definition } = testNamed('CREA');
    expect.assert(isNumeric(definition));
    const then = reportedThen(definition, daysAgo);
    expect(then.definition.unit).toBe(unit);
    expect(judgeLevel(then.definition, then.factor, ADULT_MAN)).toEqual({
      text: written,
      pathology,
    });
  });

  it.each([
    [2, 50, 1, 69],
    [1, 50, 1, 92],
    [1, 10, 1, 112],
    [2, 80, 0.6, 91],
  ])(
    'estimates the filtration of sex %d at %d years with creatinine %d',
    (sex, age, level, rate) => {
      expect(Math.round(estimatedFiltration(level, { sex, age }))).toBe(rate);
    },
  );
});
