import { describe, expect, it } from 'vitest';

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

describe('matrixSheet', () => {
  it.each([
    [0, ''],
    [2, '↓ Bajo'],
    [3, '↑ Alto'],
    [1, 'abnormal'],
    [6, '↑↑ Alto panic-high'],
    [-1, 'Sin clasificar'],
    [12, 'Sin clasificar'],
  ])('marks pathology %s as "%s" (F4)', (pathology, flag) => {
    expect(entryOf({ pathology })?.flag).toBe(flag);
  });

  it.each(['<LDD', '< 5', 'a<b & &lt;5', '5.10', '=1+1', '+'])(
    'keeps the text %s (F1)',
    (result) => {
      expect(entryOf({ result })?.result).toBe(result);
    },
  );

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

  it('says of a result that it could not be read', () => {
    expect(entryOf({ result: '', unreadable: ['result'] })).toMatchObject({
      ...{ result: 'no se pudo leer', flag: '', number: null },
    });
  });

  it('says so where the laboratory sent an empty text', () => {
    expect(entryOf({ result: ' ' })?.result).toBe('Sin resultado');
  });

  it.each([
    ['the row’s own interval once', { min: 3.5, max: 5.1 }, '3.50 – 5.10', ''],
    ['another interval beside its result', { min: 3.4, max: 5 }, '3.40 – 5.00', '3.40 – 5.00'],
    ['that there was none (F10)', { min: 0, max: 0 }, '', 'Sin valores de referencia'],
  ])('words %s, with the test’s decimals (F3)', (_case, reference, interval, otherInterval) => {
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
    const items = [
      historyItem({ validateDate: day }),
      historyItem({ validateDate: day + 3_600_000 }),
      historyItem({ validateDate: null, order: '7' }),
    ];
    const { columns, rows } = sheetOf([test], [testHistory(1, items)]);
    const cells = rows.flatMap((row) => (row.kind === 'test' ? row.cells : []));
    expect(columns[0]?.time).toBe('');
    expect(cells.map((cell) => cell.map(({ origin }) => origin))).toEqual([
      ['01:00:00', '00:00:00'],
      ['7'],
    ]);
  });

  it('heads a column by date, time and order, and the last one by no date', () => {
    const items = [historyItem(), historyItem({ validateDate: null })];
    const { columns } = sheetOf([test], [testHistory(1, items)]);
    expect(columns).toEqual([
      {
        ...{ isDated: true, isUnknown: false, date: '2026-03-01' },
        ...{ time: '15:00:00', order: '202603010001' },
      },
      { isDated: false, isUnknown: false, date: 'Sin fecha', time: '', order: '' },
    ]);
  });

  const gap = { after: '202603010001', known: new Set<string>(), isListPartial: false };
  it.each<[string, readonly string[], boolean, object]>([
    [
      'one order by its day',
      ['202603090004'],
      false,
      { date: 'día 09', time: 'Sin consultar', order: '202603090004' },
    ],
    [
      'several orders by their number',
      ['202603090004', '202603080001'],
      false,
      { date: 'Sin consultar', time: '2 órdenes', order: '' },
    ],
    ['orders that nobody listed', [], true, { date: 'Sin consultar', time: '', order: '' }],
  ])('heads what nobody looked up: %s', (_case, unknown, isListPartial, head) => {
    const history = { test, items: [historyItem()], gap: { ...gap, unknown, isListPartial } };
    const matrix = historyMatrix([{ ...history, hasGaps: false, isRepeated: false }], dayOfUtc);
    const { columns, rows } = matrixSheet(matrix, matrixWords);
    expect(columns).toMatchObject([{ isUnknown: true, ...head }, { isUnknown: false }]);
    const row = rows.find((line): line is SheetTest => line.kind === 'test');
    expect(row?.incomplete).toBe('Incompleto');
    expect(row?.cells.map((cell) => cell.map((entry) => [entry.isUnknown, entry.result]))).toEqual([
      [[true, 'Sin consultar']],
      [[false, '5.0']],
    ]);
  });
});
