import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { today } from '@/lib/dates/dates';
import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { openOrderWithHistory, tick } from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { ORDER } from '@tests/support/orders/one-order';

/** No list, though the status is 200: it must never read as an empty one. */
const broken = () => HttpResponse.json({ code: 0, message: 'Service is starting' });

it('an answer that is no list is a failure with retry, never "no orders" or "no results yet"', async () => {
  server.use(http.patch(FILTER, broken), http.get(RESULTS, broken));
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const alert = async (words: string) => {
    const found = await screen.findByRole('alert');
    expect(found).toHaveTextContent(words);
    return within(found).getByRole('button', { name: 'Reintentar' });
  };
  const again = await alert('No se pudieron cargar las órdenes');
  expect(screen.queryByText('No se encontraron órdenes con estos filtros.')).toBeNull();
  expect(screen.queryByText('0 órdenes')).toBeNull();
  server.use(http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Ana')])));
  await user.click(again);

  await user.click(await screen.findByRole('option', { name: /Ana/ }));
  const retry = await alert('No se pudieron cargar los resultados');
  expect(screen.queryByText('La orden aún no tiene resultados disponibles.')).toBeNull();
  const part = [wireTest(ORDER, 2), { testId: 'x' }];
  server.use(http.get(RESULTS, () => HttpResponse.json(part)));
  await user.click(retry);

  // What could be read of a list stays, with a word about the rest, and nothing reads as "none is altered".
  expect(await screen.findByText('Examen 2')).toBeInTheDocument();
  expect(screen.getByText('1 registro no se pudo leer.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Alterados' }));
  await screen.findByText('Ninguno de los resultados que se pudieron leer está alterado.');
  expect(screen.queryByText('No hay resultados alterados en esta orden.')).toBeNull();
});

it('a history that is no list, or lacks a test, is not "no earlier results"', async () => {
  const tests = [wireTest(ORDER, 1), wireTest(ORDER, 2)];
  let answer: object = { code: 0, message: 'Service is starting' };
  const user = await openOrderWithHistory(tests, () => answer);
  await tick(user, ['Examen 1', 'Examen 2']);
  await user.click(screen.getByRole('button', { name: 'Tabla histórica' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Tabla histórica/ }));
  const alert = within(await dialog.findByRole('alert'));
  const none = `No hay resultados anteriores de este examen. El laboratorio los entrega desde ${today().year - 3}.`;
  expect(dialog.queryByText(none)).toBeNull();

  answer = [
    { testId: 1, history: [] },
    { testId: 99, history: [] },
  ];
  await user.click(alert.getByRole('button', { name: 'Reintentar' }));
  await dialog.findByText('Sin consultar');
  expect(dialog.getAllByText(none)).toHaveLength(1);
  expect(dialog.getByRole('note')).toHaveTextContent('no se pudo leer');
});
