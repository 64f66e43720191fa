import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { FILTER, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import {
  chips,
  entries,
  numberOf,
  openList,
  start,
  type Answers,
} from '@tests/support/orders/review';

const MIXED: Answers = {
  [numberOf(1)]: [wireTest(numberOf(1), 1, { state: 5 })],
  [numberOf(2)]: [wireTest(numberOf(2), 1)],
  [numberOf(4)]: [wireTest(numberOf(4), 1, { state: 1, result: '' })],
};

it('a summary that the server sends is taken without a call', async () => {
  const { user, calls } = await openList(MIXED);
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json([
        { ...wireOrder(numberOf(1), 'P01'), maxPathology: 6, pending: 2 },
        { ...wireOrder(numberOf(2), 'P02'), maxPathology: 0, pending: 0 },
        wireOrder(numberOf(4), 'P04'),
      ]),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  await waitFor(() => {
    expect(chips()).toContain('Críticos 1');
  });
  expect(screen.getByRole('option', { name: /P01/ })).toHaveTextContent('crítico');
  await user.click(await start());
  await screen.findByText('Revisadas: 1 de 1');
  expect(calls.all).toBe(1);
});

it('a list of which the server tells all is put in order, taken along, and silent on deliveries', async () => {
  const { user, calls } = await openList(MIXED);
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json([
        { ...wireOrder(numberOf(1), 'P01'), maxPathology: 6, pending: 0 },
        { ...wireOrder(numberOf(2), 'P02'), maxPathology: 0, pending: 0 },
        { ...wireOrder(numberOf(4), 'P04'), maxPathology: 3, pending: 0 },
      ]),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  await waitFor(() => {
    expect(chips()).toEqual(['Críticos 1', 'Alterados 2', 'Normales 1']);
  });
  expect(entries()).toEqual(['P04', 'P02', 'P01']);

  await user.click(await start());
  expect(await screen.findByText('Según el resumen del servidor.')).toBeVisible();
  expect(entries()).toEqual(['P01', 'P04', 'P02']);
  // What was pressed has gone.
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus();
  expect(calls.all).toBe(0);
  expect(screen.getByText(/^De 3 órdenes el servidor solo envió un resumen/)).toBeVisible();

  // An order that is opened tells it itself.
  await user.click(screen.getByRole('option', { name: /P02/ }));
  await waitFor(() => {
    expect(chips()).toContain('Sin entregar 1');
  });
  expect(screen.getByText(/^De 2 órdenes el servidor solo envió un resumen/)).toBeVisible();
});

it('summaries of one order that are not the same tell nothing of it', async () => {
  const { user } = await openList(MIXED);
  const told = (at: number, maxPathology: number, documentType: string) => ({
    ...wireOrder(numberOf(at), `P0${at}`),
    ...{ documentType, maxPathology, pending: 0 },
  });
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json([told(1, 6, 'CC'), told(1, 0, 'TI'), told(2, 0, 'CC'), told(2, 0, 'TI')]),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  await waitFor(() => {
    expect(screen.getAllByRole('option', { name: /P02.*normal/ })).toHaveLength(2);
  });
  expect(screen.getAllByRole('option', { name: /P01.*sin revisar/ })).toHaveLength(2);
  expect(chips()).toEqual(['Críticos 0', 'Normales 1', 'Sin revisar 1']);
});
