import { ANSWER_SHAPES, type AnswerShape } from '@demo-lis/server/answer-shapes';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { today } from '@/lib/dates/dates';
import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { openOrderWithHistory, startComparing, tick } from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';
import { pressSearch } from '@tests/support/orders/search';

/** What is no list: an answer of status 200 that must never read as an empty one. */
const SHAPES: readonly AnswerShape[] = ['error-object', 'empty-object', 'wrapped', 'all-null'];

describe.each(SHAPES)('an answer with the shape "%s"', (shape) => {
  const as = (good: unknown) => HttpResponse.json(ANSWER_SHAPES[shape](good) as object);

  it('is a failed search with retry, never "no orders"', async () => {
    const orders = [wireOrder(ORDER, 'Ana')];
    server.use(http.patch(FILTER, () => as(orders)));
    const user = await openDashboard(4);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudieron cargar las órdenes');
    expect(screen.queryByText('No se encontraron órdenes con estos filtros.')).toBeNull();
    expect(screen.queryByText('0 órdenes')).toBeNull();
    server.use(http.patch(FILTER, () => HttpResponse.json(orders)));
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: /Ana/ })).toBeInTheDocument();
  });

  it('is a failure of the results with retry, never "no results yet"', async () => {
    const user = await openOneOrder([wireTest(ORDER, 1)]);
    server.use(
      http.patch(FILTER, () => HttpResponse.json([wireOrder('202603010002', 'Eva')])),
      http.get(RESULTS, () => as([wireTest('202603010002', 2)])),
    );
    await pressSearch(user);
    await user.click(await screen.findByRole('option', { name: /Eva/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudieron cargar los resultados');
    expect(screen.queryByText('La orden aún no tiene resultados disponibles.')).toBeNull();
    server.use(http.get(RESULTS, () => HttpResponse.json([wireTest('202603010002', 2)])));
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Examen 2')).toBeInTheDocument();
  });
});

it('what could be read of a list stays, with a word about the rest', async () => {
  await openOneOrder([wireTest(ORDER, 1), { testId: 'x' }]);
  expect(screen.getByText('1 registro no se pudo leer.')).toBeInTheDocument();
  expect(screen.getByText('Examen 1')).toBeInTheDocument();
});

it('beside unreadable records nothing reads as "none is altered"', async () => {
  const user = await openOneOrder([wireTest(ORDER, 1), { testId: 'x' }]);
  await user.click(screen.getByRole('button', { name: 'Solo alterados' }));
  await screen.findByText('Ninguno de los resultados que se pudieron leer está alterado.');
  expect(screen.queryByText('No hay resultados alterados en esta orden.')).toBeNull();
});

const withoutHistory = () =>
  `No hay resultados anteriores de este examen desde ${today().year - 3}.`;

it.each([
  ['is absent', { testId: 2 }],
  ['holds nothing readable', { testId: 2, history: [{}] }],
  ['belongs to nobody', { testId: 99, history: [] }],
])('a history that %s is not "no earlier results"', async (_case, record) => {
  const user = await openOrderWithHistory([wireTest(ORDER, 1), wireTest(ORDER, 2)], () => [
    { testId: 1, history: [] },
    record,
  ]);
  await startComparing(user);
  for (const box of screen.getAllByRole('checkbox', { name: /^Comparar Examen/ })) {
    await user.click(box);
  }
  await user.click(screen.getByRole('button', { name: 'Tabla histórica' }));
  const dialog = await screen.findByRole('dialog', { name: /^Tabla histórica/ });
  await within(dialog).findByText('Sin consultar');
  expect(within(dialog).getAllByText(withoutHistory())).toHaveLength(1);
  expect(within(dialog).getByRole('note')).toHaveTextContent('no se pudo leer');
});

it('a history of which nothing can be read is a failure with retry', async () => {
  let answer: object = { code: 0, message: 'Service is starting' };
  const user = await openOrderWithHistory([wireTest(ORDER, 1)], () => answer);
  await tick(user, ['Examen 1']);
  await user.click(screen.getByRole('button', { name: 'Tabla histórica' }));
  const dialog = await screen.findByRole('dialog', { name: /^Tabla histórica/ });
  const alert = await within(dialog).findByRole('alert');
  expect(dialog).not.toHaveTextContent(withoutHistory());
  answer = [{ testId: 1, history: [] }];
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => {
    expect(dialog).toHaveTextContent(withoutHistory());
  });
});
