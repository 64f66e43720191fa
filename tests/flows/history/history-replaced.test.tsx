import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import {
  layOut,
  openHistory,
  openOrderWithHistory,
  ORDER,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';

const VALIDATED = 4;
/** The laboratory blocked the newer one of two earlier results, and sends its mark and comment all the same. */
const answer = () => [
  wireHistory(1, [
    wireItem('202601010001', {
      ...{ result: 'Bloqueado', pathology: 9, validateDate: Date.UTC(2026, 0, 1, 15) },
      resultComment: { comment: 'Valor crítico, se llamó al médico' },
    }),
    wireItem('202512010001', { result: '5.5', validateDate: Date.UTC(2025, 11, 1, 15) }),
  ]),
];

it('a table tells neither mark nor comment of a blocked result (K3)', async () => {
  await openHistory('Tabla histórica', answer, [wireTest(ORDER, 1)]);
  const table = await screen.findByRole('table', { name: /Resultados de/ });
  expect(within(table).getByRole('cell', { name: '5.5' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Bloqueado' })).toBeVisible();
  expect(table).not.toHaveTextContent(/Crítico|médico/);
});

it('a combined history neither', async () => {
  layOut();
  await openHistory('Histórico combinado', answer, [wireTest(ORDER, 1)]);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('5.5')).toBeVisible();
  expect(dialog).toHaveTextContent('Bloqueado');
  expect(dialog).not.toHaveTextContent('Crítico');
});

it('beside a blocked result the grid has no value before', async () => {
  const now = wireTest(ORDER, 1, { validationDate: Date.UTC(2026, 2, 1, 15) });
  const plain = wireTest(ORDER, 2, { validationDate: Date.UTC(2026, 2, 1, 15) });
  const both = () => [
    ...answer(),
    wireHistory(2, [wireItem('202512010001', { result: '7.7', validateDate: 1e12 })]),
  ];
  await openOrderWithHistory([now, plain], both, VALIDATED);
  const table = screen.getByRole('table', { name: 'Resultados' });
  expect(await within(table).findByText('7.7')).toBeVisible();
  expect(table).not.toHaveTextContent(/Bloqueado|5\.5/);
});
