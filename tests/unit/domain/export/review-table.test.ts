import { expect, it } from 'vitest';

import { reviewTable } from '@/domain/export/review-table';
import { separatedValues } from '@/domain/export/written-table';
import type { OrderReview } from '@/domain/results/summary/order-review';
import { runs } from '@tests/support/environment/runs';
import { orderSummary } from '@tests/support/fixtures/order-summary';

const WORDS = {
  heads: ['Orden', 'Fecha', 'Documento', 'Paciente', 'Revisión', 'Críticos', 'Alterados', 'Pend.'],
  group: (group: string) => group,
  some: 'sí',
  day: (order: string) => order.slice(0, 8),
};
const REVIEW: OrderReview = {
  ...{ critical: 0, altered: 2, pending: 1, stand: null },
  ...{ isUndelivered: false, isNormal: false, isKeptBack: false },
};
const KEPT_BACK = { ...REVIEW, isKeptBack: true };
const orderOf = (at: number) =>
  orderSummary(`20261124${String(at).padStart(6, '0')}`, { patientIdDB: at });

const rowOf = (review: OrderReview | undefined) =>
  reviewTable([orderOf(1)], () => review, WORDS).rows[0]?.slice(4);
const count = (number: number) => ({ text: String(number), number });

it.each([
  ['what was found', REVIEW, ['altered, pending', count(0), count(2), count(1)]],
  [
    'that there are some where a server told no number',
    { ...REVIEW, altered: null },
    ['altered, pending', count(0), 'sí', count(1)],
  ],
  ['nothing that is kept back', KEPT_BACK, ['altered, pending, keptBack', '', '', '']],
  ['nothing where nobody looked', undefined, ['unreviewed', '', '', '']],
])('counts %s', (_case, review, cells) => {
  expect(rowOf(review)).toEqual(cells);
});

it('holds a long list', () => {
  const length = runs(5_000, 100_000);
  const orders = Array.from({ length }, (_, at) => orderOf(at));
  const table = reviewTable(
    orders,
    ({ patientIdDB: id }) => (id < 200 ? REVIEW : undefined),
    WORDS,
  );
  expect(separatedValues(table, ';').split('\r\n')).toHaveLength(length + 2);
});
