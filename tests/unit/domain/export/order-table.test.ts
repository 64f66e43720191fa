import { expect, it } from 'vitest';

import { comparisonTable } from '@/domain/export/comparison-table';
import { orderTable, resultLine, type RowWords } from '@/domain/export/order-table';
import { orderComparison } from '@/domain/results/comparison/order-comparison';
import { testText } from '@/domain/results/test-label';
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

it('says in tables and in the line for a record that a name could not be read', () => {
  const nameless = reportTest({ name: '', abbreviation: 'AB6', unreadable: ['name'] });
  const table = { owner: [], heads: [], words };
  const [row] = orderTable([nameless], table).rows;
  expect(row?.[1]).toBe('AB6 (sin nombre)');
  const comparison = orderComparison([nameless], [nameless], texts);
  const [compared] = comparisonTable(comparison, { ...table, change: () => '' }).rows;
  expect(compared?.[0]).toBe('AB6 (sin nombre)');
  expect(resultLine(nameless, words)).toMatch(/^AB6 \(sin nombre\): /);
});
