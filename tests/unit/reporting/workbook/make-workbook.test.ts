import fc from 'fast-check';
import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { CFB } from 'xlsx/xlsx.mjs';

import { plainNumber } from '@/domain/base/number-readings';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { TestResult } from '@/domain/results/test-result';
import { makeWorkbook } from '@/reporting/workbook/make-workbook';
import { numberCell, textCell } from '@/reporting/workbook/workbook-cells';
import { runs } from '@tests/support/environment/runs';
import { sheetOf, workbookWords } from '@tests/support/fixtures/matrix';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';

const DAY = 86_400_000;

function make(tests: readonly TestResult[], histories: readonly TestHistory[]) {
  const sheet = sheetOf(tests, histories);
  const items = histories.flatMap((history) => history.items);
  const instants = items.flatMap(({ validateDate }) => validateDate ?? []);
  const dayNumbers = new Map(instants.map((instant) => [instant, instant / DAY + 25_569]));
  const owner = [{ head: 'Paciente', text: 'Ana Prueba' }];
  return makeWorkbook({ sheet, owner, notes: ['Desde 2023'], words: workbookWords, dayNumbers });
}

/** The parts of a workbook's file by their path. */
function partsOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  const { FullPaths, FileIndex } = CFB.read(bytes, { type: 'array' });
  return new Map(
    FullPaths.map((path, at) => [
      path.replace('Root Entry/', ''),
      new TextDecoder().decode(Uint8Array.from(FileIndex[at]?.content ?? [])),
    ]),
  );
}

function linesOf(bytes: Uint8Array, name: string): unknown[][] {
  const sheet = read(bytes, { type: 'array' }).Sheets[name];
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  return utils.sheet_to_json(sheet, { header: 1, defval: null });
}

const limits = { min: 4, max: 10 };
const leukocytes = reportTest({
  ...{ testId: 1, name: 'Leucocitos', unit: '10<sup>3</sup>/µL', reference: limits, digits: 1 },
});
const workbook = await make(
  [leukocytes],
  [
    testHistory(1, [
      historyItem({
        ...{ validateDate: Date.UTC(2026, 2, 2, 12), order: '202603020009' },
        ...{ result: '12.50', pathology: 3, reference: limits },
      }),
      historyItem({
        ...{ validateDate: Date.UTC(2026, 2, 1), order: '202603010001' },
        ...{ result: '<5', reference: limits },
      }),
      historyItem({ validateDate: null, order: '202602010001', result: '7' }),
    ]),
  ],
);

it('has the matrix, newest date first, with numbers as numbers and all else as text', () => {
  expect(linesOf(workbook, 'Histórico combinado')).toEqual([
    [
      ...['Examen', 'Área', 'Perfil', 'Unidad', 'Valores de referencia'],
      '2026-03-02 12:00:00 · 202603020009',
      '2026-03-01 00:00:00 · 202603010001',
      ...['Sin fecha', 'Paciente'],
    ],
    [
      ...['Leucocitos', 'Química clínica', null, '10³/µL', '4.0 – 10.0'],
      12.5,
      '<5',
      ...['7 (202602010001)', 'Ana Prueba'],
    ],
  ]);
  expect(linesOf(workbook, 'Notas')).toEqual([['Notas'], ['Desde 2023']]);
});

it('has one line per result with its exact text, date, order and flag', () => {
  const [heads, ...lines] = linesOf(workbook, 'Datos');
  const own = ['Leucocitos', 'Química clínica', null];
  const day = Date.UTC(2026, 2, 1) / DAY + 25_569;
  expect(heads).toEqual([
    ...['Examen', 'Área', 'Perfil', 'Fecha', 'Orden'],
    ...['Resultado', 'Número', 'Unidad', 'Marca', 'Valores de referencia', 'Muestra'],
    'Paciente',
  ]);
  expect(lines).toEqual(
    [
      [...own, day + 1.5, '202603020009', '12.50', 12.5, '10³/µL', '↑ Alto', '4.0 – 10.0', null],
      [...own, day, '202603010001', '<5', null, '10³/µL', null, '4.0 – 10.0', null],
      [...own, 'Sin fecha', '202602010001', '7', 7, '10³/µL', null, null, null],
    ].map((line) => [...line, 'Ana Prueba']),
  );
});

it('shows dates as dates and the decimals that the laboratory wrote, keeps the head in sight, and filters', () => {
  const { Sheets } = read(workbook, { type: 'array', cellNF: true, cellText: true });
  expect(Sheets['Datos']?.['D2']).toMatchObject({ t: 'n', w: '02/03/2026 12:00:00' });
  expect(Sheets['Datos']?.['G2']).toMatchObject({ t: 'n', w: '12.50' });
  const parts = partsOf(workbook);
  for (const path of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']) {
    expect(parts.get(path)).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2"');
    expect(parts.get(path)).toContain('<autoFilter ref="A1:');
  }
});

it('gives no result of another scale the present unit, and says its own limits', async () => {
  const glucose = reportTest({
    ...{ testId: 1, name: 'Glucosa', unit: 'mg/dL', digits: 1 },
    reference: { min: 70, max: 100 },
  });
  const older = { result: '5.1', reference: { min: 3.9, max: 5.5 } };
  const day = (date: number) => Date.UTC(2026, 2, date);
  const bytes = await make(
    [glucose],
    [
      testHistory(1, [
        historyItem({ ...older, validateDate: day(1) }),
        historyItem({ ...older, validateDate: day(2), otherUnit: 'mmol/L' }),
        historyItem({ result: '95', reference: { min: 70, max: 100 }, validateDate: day(3) }),
      ]),
    ],
  );
  const [, row] = linesOf(bytes, 'Histórico combinado');
  expect(row?.slice(3, -1)).toEqual([
    ...['mg/dL', '70.0 – 100.0'],
    ...[95, '5.1 mmol/L (3.9 – 5.5)', '5.1 (3.9 – 5.5)'],
  ]);
  const units = linesOf(bytes, 'Datos').map((line) => line[7]);
  expect(units).toEqual(['Unidad', 'mg/dL', 'mmol/L', null]);
});

it('never writes a formula, whatever a text begins with', async () => {
  const payloads = [
    ...['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x?"&A1)'],
    ...["=cmd|' /C calc'!A0", '＝1', ';=1', '|=1', "'=1", '"=1"', '{=1}', '=', '+', '-'],
  ];
  const tests = payloads.map((payload, testId) =>
    reportTest({ testId, name: payload, areaName: payload, unit: payload }),
  );
  const histories = payloads.map((result, id) => testHistory(id, [historyItem({ result })]));
  const bytes = await make(tests, histories);
  const xml = [...partsOf(bytes)].filter(([path]) => path.includes('worksheets'));
  expect(xml).toHaveLength(3);
  for (const [, part] of xml) {
    expect(part).not.toMatch(/<f[ >]/);
    // A cell without type is a number; every text says that it is one.
    for (const [, type] of part.matchAll(/<c r="A\d+"(?: s="\d+")?(?: t="(\w+)")?>/g)) {
      expect(type).toBe('s');
    }
  }
  const texts = linesOf(bytes, 'Datos')
    .slice(1)
    .map((line) => line[5]);
  expect(new Set(texts)).toEqual(new Set(payloads));
});

const cut = '…[cortado]';

it.each([
  ['control characters', 'a\u0000b\u0007\u001b[31m\u007f', 'ab[31m'],
  ['lone halves of characters', 'a\ud800b\udc00', 'ab'],
  ['characters that are none', 'a\ufffe\uffffb', 'ab'],
  ['nothing of a text with breaks and tabs', 'a\n\tb', 'a\n\tb'],
  ['nothing of emoji and damaged characters', '👩‍⚕️ Nu\ufffdez', '👩‍⚕️ Nu\ufffdez'],
  ['the meaning of coded characters', '_x0041_', '_x005F_x0041_'],
])('takes out %s', (_case, text, expected) => {
  expect(textCell(text, cut)).toEqual({ t: 's', v: expected });
});

it('a text cell cuts what does not fit, says so, and parts no character', () => {
  expect(textCell('x'.repeat(32_767), cut)?.v).toBe('x'.repeat(32_767));
  for (const piece of ['x', '😀', '_x0041_']) {
    // One of them is cut somewhere, wherever the cut falls.
    for (let before = 0; before < 13; before += 1) {
      const whole = 'x'.repeat(before) + piece.repeat(33_000);
      const text = String(textCell(whole, cut)?.v);
      expect(text.length).toBeLessThanOrEqual(32_767);
      expect(text.endsWith(cut)).toBe(true);
      const left = text.replace(cut, '').replaceAll('_x005F_', '_');
      expect(left).not.toMatch(/\p{Surrogate}/u);
      expect(whole.startsWith(left)).toBe(true);
    }
  }
});

it('a text cell any text comes back as it was, less what XML cannot carry', async () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  const texts = fc.array(fc.string({ unit, maxLength: 30 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(texts, async (results) => {
      const items = results.map((result, at) =>
        historyItem({ result, order: `${at}`, validateDate: null }),
      );
      const bytes = await make([reportTest({ testId: 1 })], [testHistory(1, items)]);
      const lines = linesOf(bytes, 'Datos');
      const back = new Map(lines.map((line) => [line[4], line[5]]));
      results.forEach((result, at) => {
        const written = result.trim() === '' ? 'Sin resultado' : textCell(result, cut)?.v;
        const expected = String(written).replaceAll('_x005F_', '_').replaceAll(/\r\n?/g, '\n');
        expect(back.get(`${at}`) ?? '').toBe(expected);
      });
    }),
    { numRuns: runs(6, 200) },
  );
});

it.each<[string, number | null, string | null]>([
  ['5', 5, '0'],
  ['5.10', 5.1, '0.00'],
  ['12,5', 12.5, '0.0'],
  ['-3.0', -3, '0.0'],
  ['0', 0, '0'],
  ['0.001', 0.001, '0.000'],
])('a cell of the result "%s" is the number %d, shown as %s', (text, v, z) => {
  expect(numberCell(text, plainNumber(text))).toEqual({ t: 'n', v, z });
});

it('a result that is no number, or one that nobody can be sure of, has no cell for it', () => {
  const others = ['-0.0', '1.234', '1,234', '007', '+5', '<5', '1e3', '', '1234567890123456'];
  for (const text of [...others, '١٢']) {
    expect(numberCell(text, plainNumber(text)), text).toBeNull();
  }
});

it.each([
  ['3.410', 3.41, '0.000'],
  ['3,410', 3.41, '0.000'],
  ['150.000', 150_000, '0'],
  ['150,000', 150_000, '0'],
])('a cell of the result "%s", known to mean %d, has the format %s', (text, v, z) => {
  expect(numberCell(text, v)).toEqual({ t: 'n', v, z });
});
