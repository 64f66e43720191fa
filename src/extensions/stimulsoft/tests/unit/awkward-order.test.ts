import { number } from '@demo-lis/database/rows';
import { RARE_COLUMNS } from '@demo-lis/seed/awkward/cases/printed';
import { expect, it } from 'vitest';

import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { legacyTables } from '@/extensions/stimulsoft/legacy/legacy-tables';
import { openPortal } from '@tests/contract/portal-in-process';

import { legacySetting } from './legacy-setting';

const { laboratory } = await openPortal({
  seed: { patients: 10, orders: 40, days: 40, awkward: true },
  smtpPort: null,
});

async function printedOrder() {
  const { rows } = await laboratory.database.execute(
    "SELECT order_number FROM wire_patches WHERE kind = 'Impreso por plantillas'",
  );
  const [row] = rows;
  const header =
    row === undefined ? null : await getOrderHeader(String(number(row, 'order_number')));
  const order = header === null ? null : await getFinalReport(header);
  if (order === null) throw new Error('no report');
  return order;
}

it('hands on to templates what they print of an order and its tests', async () => {
  const order = await printedOrder();
  const tables = legacyTables(buildLegacyReport(order, legacySetting()));
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
