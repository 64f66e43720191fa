import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';

import type { SummaryOrder } from '@/domain/reports/zip/summary-order';
import type { ZipOrderRow } from '@/domain/reports/zip/zip-order-rows';
import { makeSummaryWorkbook } from '@/reporting/zip/make-summary-workbook';
import type { SummaryWords } from '@/reporting/zip/summary-job';

import { readXlsxWithPython } from '@tests/support/files/xlsx';
import { hasProgram } from '@tests/support/files/zip';

const words: SummaryWords = {
  results: 'Resultados',
  orders: 'Órdenes',
  protection: 'Protección',
  protectedNote: 'Este resumen contiene solo los números de las órdenes.',
  note: 'Aviso',
  cut: '…[cortado]',
  columns: {
    ...{ order: 'Orden', date: 'Fecha', dateText: 'Fecha del laboratorio' },
    ...{ documentType: 'Tipo de identificación', patientId: 'Identificación' },
    ...{ patient: 'Paciente', test: 'Examen', result: 'Resultado', number: 'Valor numérico' },
    ...{ unit: 'Unidad', interval: 'Valores de referencia', flag: 'Marca', area: 'Área' },
    ...{ profile: 'Perfil', state: 'Estado', reason: 'Motivo', fileName: 'Archivo' },
  },
  states: { included: 'Incluida', failed: 'Fallida', empty: 'Sin resultados' },
};

const DAY_NUMBER = 46_346.5;
const glucose = {
  ...{ test: 'Glucosa', result: '92', number: 92 },
  ...{ unit: 'mg/dL', interval: '70 – 100', flag: '' },
  ...{ area: 'Química', profile: '' },
};
const owner = { documentType: 'CC', patientId: '0012345', patient: 'Ana Zúñiga' };
const ana: SummaryOrder = {
  ...{ order: '202611200007', date: '20/11/2026 12:00:00 p. m.', dayNumber: DAY_NUMBER, ...owner },
  tests: [
    glucose,
    {
      ...{ ...glucose, test: 'Plaquetas', result: '<5', number: null, flag: '↓ Bajo' },
      ...{ unit: '10<sup>3</sup>/µL', area: 'Hematología', profile: 'Hemograma' },
    },
  ],
};
const row = (order: string, fields: Partial<ZipOrderRow>): ZipOrderRow => ({
  ...{ order, state: 'included', fileName: '', reason: '', ...owner, ...fields },
});
const included = row('202611200007', { fileName: '202611200007.pdf' });
const failed = row('202611200008', { state: 'failed', reason: 'El servidor no respondió.' });
const NO_DATA = 'No existen datos para generar el reporte';
const empty = row('202611200009', { state: 'empty', reason: NO_DATA });

function make(
  orders: readonly SummaryOrder[],
  rows: readonly ZipOrderRow[],
  isProtected = false,
): Promise<Uint8Array<ArrayBuffer>> {
  const included = orders.map((order) => new Blob([JSON.stringify(order)]));
  return makeSummaryWorkbook({ isProtected, included, orders: rows, listNote: '', words });
}

function linesOf(bytes: Uint8Array, name: string): unknown[][] {
  const sheet = read(bytes, { type: 'array' }).Sheets[name];
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  return utils.sheet_to_json(sheet, { header: 1, defval: null });
}

const hasPython = hasProgram('python3');
const PERSON = ['CC', '0012345', 'Ana Zúñiga'];
const workbook = await make([ana], [included, failed, empty]);

it('lists every result with the texts of the laboratory, beside them dates and numbers', () => {
  const order = ['202611200007', DAY_NUMBER, '20/11/2026 12:00:00 p. m.', ...PERSON];
  expect(linesOf(workbook, 'Resultados')).toEqual([
    [
      ...['Orden', 'Fecha', 'Fecha del laboratorio', 'Tipo de identificación', 'Identificación'],
      ...['Paciente', 'Examen', 'Resultado', 'Valor numérico', 'Unidad'],
      ...['Valores de referencia', 'Marca', 'Área', 'Perfil'],
    ],
    [...order, 'Glucosa', '92', 92, 'mg/dL', '70 – 100', null, 'Química', null],
    [
      ...[...order, 'Plaquetas', '<5', null, '10³/µL', '70 – 100', '↓ Bajo'],
      ...['Hematología', 'Hemograma'],
    ],
  ]);
});

it('accounts for every order with state and reason', () => {
  expect(linesOf(workbook, 'Órdenes')).toEqual([
    [
      ...['Orden', 'Tipo de identificación', 'Identificación', 'Paciente'],
      ...['Estado', 'Motivo', 'Archivo'],
    ],
    ['202611200007', ...PERSON, 'Incluida', null, '202611200007.pdf'],
    ['202611200008', ...PERSON, 'Fallida', 'El servidor no respondió.', null],
    ['202611200009', ...PERSON, 'Sin resultados', NO_DATA, null],
  ]);
});

it.skipIf(!hasPython)(
  'opens in a reader of another make: text, numbers, filters and a frozen head',
  async () => {
    const sheets = await readXlsxWithPython(workbook);
    const { Resultados: results, Órdenes: orders } = sheets;
    expect(results).toMatchObject({
      ...{ types: ['n', 's'], formulas: 0, filter: 'A1:N3', frozenRows: 1 },
    });
    expect(results?.rows[1]).toMatchObject({ A: '202611200007', B: DAY_NUMBER, E: '0012345' });
    expect(results?.rows[1]).toMatchObject({ H: '92', I: 92 });
    expect(results?.rows[2]).toMatchObject({ H: '<5', J: '10³/µL', L: '↓ Bajo' });
    expect(orders).toMatchObject({
      ...{ types: ['s'], formulas: 0, filter: 'A1:G4', frozenRows: 1 },
    });
  },
);

it('of protected reports tells what became of the orders and nothing of a patient, and says so', async () => {
  const bytes = await make([ana], [included, failed, empty], true);
  expect(linesOf(bytes, 'Órdenes')).toEqual([
    ['Orden', 'Estado', 'Archivo'],
    ['202611200007', 'Incluida', '202611200007.pdf'],
    ['202611200008', 'Fallida', null],
    ['202611200009', 'Sin resultados', null],
  ]);
  const { Sheets } = read(bytes, { type: 'array' });
  expect(Object.keys(Sheets)).toEqual(['Protección', 'Órdenes']);
  expect(linesOf(bytes, 'Protección')).toEqual([[words.protectedNote]]);
  expect(JSON.stringify(Sheets)).not.toMatch(/Ana|0012345|Glucosa|92|respondió/);
});

it('shows dates as dates, none where there is none, and both heads where no order has results', async () => {
  const sheet = read(workbook, { type: 'array', cellText: true }).Sheets['Resultados'];
  expect(sheet?.['B2']).toMatchObject({ t: 'n', w: '20/11/2026 12:00:00' });
  const undated = await make([{ ...ana, dayNumber: null, date: '' }], []);
  const cells = linesOf(undated, 'Resultados')[1]?.slice(0, 4);
  expect(cells).toEqual(['202611200007', null, null, 'CC']);
  const none = await make([], [empty]);
  expect(linesOf(none, 'Resultados')).toHaveLength(1);
  expect(linesOf(none, 'Órdenes')).toHaveLength(2);
});
