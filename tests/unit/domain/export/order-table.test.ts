import { expect, it } from 'vitest';

import { comparisonTable } from '@/domain/export/comparison-table';
import { resultLine, tableRow, type RowWords } from '@/domain/export/order-table';
import { orderComparison } from '@/domain/results/comparison/order-comparison';
import { testText } from '@/domain/results/test-label';
import { EXPORT_COLUMNS, ORIGIN_COLUMNS, SIDE_COLUMNS } from '@/features/results/grid/columns';
import { reportTest } from '@tests/support/fixtures/report-order';

const texts = { pendingText: 'PENDIENTE', restrictedText: '***' };
const words: RowWords = {
  texts,
  test: (test) => testText(test, { unreadableName: 'sin nombre' }),
  result: ({ text }) => text,
  mark: ({ flag }) => flag,
  unit: ({ unit }) => unit,
  interval: ({ kind }) => kind,
  date: () => '',
  notValidated: 'Sin validar',
  comment: ({ comment }) => comment,
};
const table = { owner: [], heads: [], sides: SIDE_COLUMNS, origin: ORIGIN_COLUMNS, words };

it('says in tables and in the line for a record that a name could not be read', () => {
  const nameless = reportTest({ name: '', abbreviation: 'AB6', unreadable: ['name'] });
  expect(tableRow(EXPORT_COLUMNS, nameless, words)[1]).toBe('AB6 (sin nombre)');
  const comparison = orderComparison([nameless], [nameless], texts);
  const [compared] = comparisonTable(comparison, { ...table, change: () => '' }).rows;
  expect(compared?.[0]).toBe('AB6 (sin nombre)');
  expect(resultLine(nameless, words)).toMatch(/^AB6 \(sin nombre\): /);
});

it.each([
  ['a value', {}, 'Glucosa en suero: 92 mg/dL · normal · range'],
  ['one that is not validated', { state: 3 }, ': 92 mg/dL · normal · range · Sin validar'],
  ['what is pending', { state: 1, result: '' }, 'Glucosa en suero: · range'],
  ['what is kept back', { withheld: true, result: 'No' }, 'Glucosa en suero: No'],
])('writes in one line %s', (_case, fields, line) => {
  expect(resultLine(reportTest(fields), words).endsWith(line)).toBe(true);
});

it('has the results of each order in the columns of that order, also of a test that the other one lacks or has twice', () => {
  const test = (testId: number, result: string) =>
    reportTest({ testId, name: `T${testId}`, result, areaName: 'Química' });
  const earlier = [test(1, '10'), test(2, '20'), test(4, '40')];
  const later = [test(1, '11'), test(3, '31'), test(4, '41'), test(4, '42')];
  const comparison = orderComparison(earlier, later, texts);
  const { rows } = comparisonTable(comparison, { ...table, change: () => 'x' });
  const resultsOf = (row: (typeof rows)[number]) =>
    [0, 1, 1 + SIDE_COLUMNS.length].map((at) => {
      const cell = row[at] ?? '';
      return typeof cell === 'string' ? cell : cell.text;
    });
  expect(rows.map((row) => resultsOf(row).join(' '))).toEqual([
    ...['T1 10 11', 'T2 20 ', 'T3  31', 'T4 40 ', 'T4  41', 'T4  42'],
  ]);
});
