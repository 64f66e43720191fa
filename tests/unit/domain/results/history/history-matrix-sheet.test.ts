import { expect, it } from 'vitest';

import { historyMatrix } from '@/domain/results/history/history-matrix';
import { matrixSheet, type SheetTest } from '@/domain/results/history/history-matrix-sheet';
import { matrixWords, sheetOf } from '@tests/support/fixtures/matrix';
import { reportTest } from '@tests/support/fixtures/report-order';
import { dayOfUtc } from '@tests/support/fixtures/report-parts';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';

const test = reportTest({ testId: 1, reference: { min: 3.5, max: 5.1 }, digits: 2 });
const entryOf = (fields: Parameters<typeof historyItem>[0]) => {
  const { rows } = sheetOf([test], [testHistory(1, [historyItem(fields)])]);
  return rows.find((row): row is SheetTest => row.kind === 'test')?.cells[0]?.[0];
};

it.each([
  [0, ''],
  [2, '↓ Bajo'],
  [3, '↑ Alto'],
  [1, 'abnormal'],
  [6, '↑↑ critical-high'],
  [-1, 'Sin clasificar'],
  [12, 'Sin clasificar'],
])('marks pathology %s as "%s"', (pathology, flag) => {
  expect(entryOf({ pathology })?.flag).toBe(flag);
});

it.each(['<LDD', '< 5', 'a<b & &lt;5', '5.10', '=1+1', '+'])('keeps the text %s', (result) => {
  expect(entryOf({ result })?.result).toBe(result);
});

it('marks a number beyond the limits of its date, which the laboratory did not', () => {
  const outside = entryOf({ result: '7.9', reference: { min: 3.5, max: 5.1 } });
  expect(outside).toMatchObject({
    flag: 'outside. El laboratorio no marcó este resultado.',
    ...{ tone: 'altered', number: 7.9 },
  });
  expect(entryOf({ result: '7.9', reference: { min: 3.5, max: 8 } })).toMatchObject({
    ...{ flag: '', tone: 'quiet' },
  });
});

it.each([
  ['could not be read', { result: '', unreadable: ['result'] }, 'no se pudo leer'],
  ['is an empty text', { result: ' ' }, 'Sin resultado'],
] as const)('says of a result that it %s', (_case, fields, result) => {
  expect(entryOf(fields)).toMatchObject({ result, flag: '', number: null });
});

it.each([
  ['the row’s own interval once', { min: 3.5, max: 5.1 }, '3.50 – 5.10', ''],
  ['another interval beside its result', { min: 3.4, max: 5 }, '3.40 – 5.00', '3.40 – 5.00'],
  ['that there was none', { min: 0, max: 0 }, '', 'Sin valores de referencia'],
])('words %s, with the test’s decimals', (_case, reference, interval, otherInterval) => {
  expect(entryOf({ reference })).toMatchObject({ interval, otherInterval });
});

it('says nothing of limits that the order told in a ready text alone, which no history carries', () => {
  const ready = { ...test, reference: { min: null, max: null }, referenceInterval: 'Menor de 5' };
  const items = [historyItem({ reference: { min: null, max: null } })];
  const { rows } = sheetOf([ready], [testHistory(1, items)]);
  const row = rows.find((one): one is SheetTest => one.kind === 'test');
  expect(row?.interval).toBe('Menor de 5');
  expect(row?.cells[0]).toMatchObject([{ interval: '', otherInterval: '' }]);
});

it('names area, profile and test where the laboratory left a name empty', () => {
  const nameless = reportTest({ testId: 1, areaName: '', profileId: 4, name: '' });
  const { rows } = sheetOf([nameless], [testHistory(1, [historyItem({ validateDate: null })])]);
  expect(rows).toMatchObject([
    { kind: 'area', area: 'Sin área' },
    { kind: 'profile', profile: 'Perfil' },
    { kind: 'test', area: 'Sin área', profile: 'Perfil', test: 'GLU' },
  ]);
});

it('tells results of one cell apart: by time, without date by order', () => {
  const day = Date.UTC(2026, 2, 1);
  const items = [day, day + 3_600_000, null].map((validateDate) =>
    historyItem({ validateDate, order: '7' }),
  );
  const { columns, rows } = sheetOf([test], [testHistory(1, items)]);
  const cells = rows.flatMap((row) => (row.kind === 'test' ? row.cells : []));
  expect(columns[0]?.time).toBe('');
  expect(cells.map((cell) => cell.map(({ origin }) => origin).join())).toEqual([
    ...['01:00:00,00:00:00', '7'],
  ]);
});

it('heads all columns with their hours, or none', () => {
  const first = Date.UTC(2026, 2, 1);
  const times = (...instants: readonly number[]) =>
    sheetOf(
      [test],
      [
        testHistory(
          1,
          instants.map((at) =>
            historyItem({ validateDate: at, order: at > first + 1 ? '8' : '7' }),
          ),
        ),
      ],
    ).columns.map(({ time }) => time);
  const next = Date.UTC(2026, 2, 2, 9);
  expect(times(first, next)).toEqual(['09:00:00', '00:00:00']);
  expect(times(first, first + 1, next)).toEqual(['', '']);
});

it('heads a column by date, time and order, and the last one by no date', () => {
  const items = [historyItem(), historyItem({ validateDate: null })];
  const { columns } = sheetOf([test], [testHistory(1, items)]);
  expect(columns).toMatchObject([
    { isDated: true, date: '2026-03-01', time: '15:00:00', order: '202603010001' },
    { isDated: false, date: 'Sin fecha', time: '', order: '' },
  ]);
  expect(columns.some(({ isUnknown }) => isUnknown)).toBe(false);
});

const gap = { after: '202603010001', known: new Set<string>(), isListPartial: false };
const [EIGHTH, NINTH] = ['202603080001', '202603090004'];
it.each<[string, readonly string[], boolean, readonly string[]]>([
  ['one order by its day', [NINTH], false, ['día 09', 'Sin consultar', NINTH]],
  ['several orders by their number', [NINTH, EIGHTH], false, ['Sin consultar', '2 órdenes', '']],
  ['orders that nobody listed', [], true, ['Sin consultar', '', '']],
])('heads what nobody looked up: %s', (_case, unknown, isListPartial, [date, time, order]) => {
  const history = { test, items: [historyItem()], gap: { ...gap, unknown, isListPartial } };
  const matrix = historyMatrix([{ ...history, hasGaps: false, isRepeated: false }], dayOfUtc);
  const { columns, rows } = matrixSheet(matrix, matrixWords);
  expect(columns).toMatchObject([{ isUnknown: true, date, time, order }, { isUnknown: false }]);
  const row = rows.find((line): line is SheetTest => line.kind === 'test');
  expect(row?.incomplete).toBe('Incompleto');
  expect(row?.cells.map((cell) => cell.map((entry) => [entry.isUnknown, entry.result]))).toEqual([
    [[true, 'Sin consultar']],
    [[false, '5.0']],
  ]);
});
