import { expect, it } from 'vitest';

import { reviewTable } from '@/domain/export/review-table';
import { separatedValues } from '@/domain/export/written-table';
import type { OrderReview } from '@/domain/results/summary/order-review';

const WORDS = {
  heads: ['Orden', 'Fecha', 'Documento', 'Paciente', 'Revisión', 'Críticos', 'Alterados', 'Pend.'],
  group: (group: string) => group,
  some: 'sí',
  day: (order: string) => order.slice(0, 8),
};
const REVIEW: OrderReview = {
  critical: 0,
  altered: 2,
  pending: 1,
  isUndelivered: false,
  isNormal: false,
  isKeptBack: false,
};

function orderOf(at: number) {
  return {
    order: `20261124${String(at).padStart(6, '0')}`,
    patientIdDB: at,
    patientId: String(at),
    documentTypeId: 1,
    documentType: 'CC',
    name1: 'Ana',
    name2: '',
    lastName: 'Prueba',
    surName: '',
    sex: 2,
    birthday: null,
  };
}

const rowOf = (review: OrderReview | undefined) =>
  reviewTable([orderOf(1)], () => review, WORDS).rows[0]?.slice(4);
const count = (number: number) => ({ text: String(number), number });

it('counts what was found', () => {
  expect(rowOf(REVIEW)).toEqual(['altered, pending', count(0), count(2), count(1)]);
});

it('says that there are some where a server told no number', () => {
  expect(rowOf({ ...REVIEW, altered: null })).toEqual([
    'altered, pending',
    count(0),
    'sí',
    count(1),
  ]);
});

it('counts nothing of what is kept back, nor where nobody looked', () => {
  expect(rowOf({ ...REVIEW, isKeptBack: true })?.slice(1)).toEqual(['', '', '']);
  expect(rowOf(undefined)).toEqual(['unreviewed', '', '', '']);
});

it('holds a list of 100,000', () => {
  const orders = Array.from({ length: 100_000 }, (_, at) => orderOf(at));
  const file = separatedValues(
    reviewTable(orders, ({ patientIdDB }) => (patientIdDB < 200 ? REVIEW : undefined), WORDS),
    ';',
  );
  expect(file.split('\r\n')).toHaveLength(100_002);
});
