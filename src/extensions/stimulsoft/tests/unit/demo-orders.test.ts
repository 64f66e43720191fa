import { text } from '@demo-lis/database/rows';
import { RARE_COLUMNS } from '@demo-lis/seed/awkward/cases/printed';
import { expect, it } from 'vitest';

import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import { LEGACY_COLUMNS } from '@/extensions/stimulsoft/legacy/legacy-columns';
import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { legacyTables, type LegacyTable } from '@/extensions/stimulsoft/legacy/legacy-tables';
import { openPortal } from '@tests/contract/portal-in-process';
import { OPEN_RULES as rules } from '@tests/support/fixtures/report-setting';

import { legacySetting } from './legacy-setting';

const { laboratory } = await openPortal({
  seed: { patients: 10, orders: 40, days: 40, awkward: true },
  switches: { summaries: true, printSort: true },
  smtpPort: null,
});
const { rows: ORDERS } = await laboratory.database.execute(
  `SELECT CAST(o.order_number AS TEXT) AS number, w.kind IS NOT NULL AS printed FROM orders o
    LEFT JOIN wire_patches w USING (order_number)
    WHERE w.kind IS NULL OR w.kind = 'Impreso por plantillas'`,
);

/** The tables of both reports of an order. */
async function tablesOf(number: string) {
  const header = (await getOrderHeader(number)) ?? {};
  const { items: validators } = await getValidatingUsers(number);
  const final = await getFinalReport(header);
  const preliminary = await getPrintingReport(header);
  return Object.entries({ final, preliminary }).flatMap(([kind, order]) => {
    const setting = legacySetting({ kind: kind as 'final', validators, rules });
    return order === null ? [] : [legacyTables(buildLegacyReport(order, setting))];
  });
}

it('hands on to templates what they print of an order and its tests', async () => {
  const [printed] = ORDERS.filter((row) => row['printed'] === 1);
  const [tables = new Map<string, LegacyTable>()] = printed
    ? await tablesOf(text(printed, 'number'))
    : [];
  const cells = (table: string, column: string) =>
    (tables.get(table)?.rows ?? []).map((row) => row[column]);
  const TEST = 'order_resultTest';
  expect(cells(`${TEST}_optionsTemplate`, 'option')).toEqual(['Nitritos', 'Cetonas', 'Glucosa']);
  const results = ['Positivo', 'Negativo', '< 50 mg/dL'];
  expect(cells(`${TEST}_optionsTemplate`, 'result')).toEqual(results);
  expect(cells(TEST, 'fixedComment')).toContain('Ayuno mínimo de 12 horas');
  expect(cells(TEST, 'refComment')).toContain('Deseable < 200; alto ≥ 240');
  expect(cells(TEST, 'refInterval')).toEqual(expect.arrayContaining(['< 200', '< 4.0']));
  expect(cells(TEST, 'result')).toContain('<0.01');
  expect(cells(`${TEST}_microbiologyGrowth_sample`, 'name')).toContain('Orina');
  expect(tables.get(TEST)?.rows).toContainEqual(expect.objectContaining(RARE_COLUMNS));
  expect(cells(`${TEST}_antibiogram_resultsMicrobiology`, 'cmiM')).toEqual(['64', null]);
  expect(cells(`${TEST}_antibiogram_resultsMicrobiology`, 'disk')).toEqual([null, '22 mm']);
  expect(cells('order_imageTest', 'imageName5')).toEqual(['Sedimento 5']);
  expect(cells('order_patient_diagnostic', 'comment')).toEqual(['Diabetes desde 2019']);
});

/** Declared because templates bind them; the portal reads nothing for them and puts nothing there. */
const LEFT_EMPTY = [
  ...['order.deleteTests', 'order_allDemographics.codifiedId', 'order_allDemographics.orderView'],
  ...['order_resultTest_resultComment.commentDate', 'order_listfirm.validationUserSignatureCode'],
];

it('every column of templates is filled by some order of the demo laboratory; variables are the portal’s own', async () => {
  const names = Object.entries(LEGACY_COLUMNS).filter(([table]) => table !== 'variables');
  const empty = new Set(
    names.flatMap(([table, columns]) => columns.map((one) => `${table}.${one}`)),
  );
  for (const row of ORDERS) {
    for (const tables of await tablesOf(text(row, 'number'))) {
      for (const place of empty) {
        const [table = '', column = ''] = place.split('.');
        const rows = tables.get(table)?.rows ?? [];
        if (rows.some((cells) => (cells[column] ?? '') !== '')) empty.delete(place);
      }
    }
  }
  expect([...empty]).toEqual(LEFT_EMPTY);
});
