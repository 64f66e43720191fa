import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { FILTER, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { results } from '@tests/support/orders/results';
import { openMore, pressDays } from '@tests/support/orders/search';
import { chips, numberOf, openList } from './reviewed-list';

const NORMAL = { state: 5 };
const CRITICAL = { state: 5, pathology: 6, result: '999' };

/** Three normal orders, looked through; what they hold can be changed. */
async function openReviewed() {
  const answers = Object.fromEntries(
    [1, 2, 3].map((at) => [numberOf(at), [wireTest(numberOf(at), 1, NORMAL)]]),
  );
  const opened = await openList(answers);
  await screen.findByText('Revisadas: 3 de 3');
  expect(chips()).toEqual(['Críticos 0', 'Normales 3']);
  return { ...opened, answers };
}

/** What is cached is no longer taken for new. */
function passTime(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

const entry = (name: string) => screen.getByRole('option', { name: new RegExp(name) });

it('a list that is asked for again is looked through again: nothing of the earlier review is told of it', async () => {
  const { user, answers } = await openReviewed();
  answers[numberOf(1)] = [wireTest(numberOf(1), 1, CRITICAL)];
  answers[numberOf(4)] = [wireTest(numberOf(4), 1, NORMAL)];
  passTime();
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByRole('option', { name: /P04/ });
  expect(await screen.findByText('Revisadas: 4 de 4')).toBeVisible();
  expect(chips()).toEqual(['Críticos 1', 'Alterados 1', 'Normales 3']);
});

it('a list that could not be asked for again keeps what was found in it', async () => {
  const { user } = await openReviewed();
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 404 }), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByText('No se pudieron cargar las órdenes');
  expect(chips()).toEqual(['Críticos 0', 'Normales 3']);
});

it('an order that is opened says beside its results what they say, and stays where it is', async () => {
  const { user, answers } = await openReviewed();
  answers[numberOf(2)] = [wireTest(numberOf(2), 1, CRITICAL)];
  passTime();
  await user.click(entry('P02'));
  expect(await within(await results()).findByText('999')).toBeVisible();
  expect(entry('P02')).toHaveTextContent('1 crítico');
  expect(chips()).toEqual(['Críticos 1', 'Alterados 1', 'Normales 2']);
  const list = screen.getByRole('listbox', { name: 'Órdenes' });
  expect(within(list).getAllByRole('option')[1]).toBe(entry('P02'));

  await user.click(entry('P03'));
  await waitFor(() => {
    expect(entry('P03')).toHaveAttribute('aria-selected', 'true');
  });
  expect(entry('P02')).toHaveTextContent('1 crítico');
});

it('results that are older than the list do not speak against the server’s own summary', async () => {
  const { user } = await openReviewed();
  await user.click(entry('P01'));
  await results();
  const summary = { maxPathology: 6, pending: 0 };
  passTime();
  server.use(
    http.patch(FILTER, () => HttpResponse.json([{ ...wireOrder(numberOf(1), 'P01'), ...summary }])),
    http.get('*/orders/results/order/*', () => new HttpResponse(null, { status: 404 })),
  );
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => {
    expect(chips()).toContain('Críticos 1');
  });
  expect(entry('P01')).toHaveTextContent('crítico');
});

/** An order whose summary the server tells. */
const told = (at: number, maxPathology: number, documentType = 'CC') => ({
  ...wireOrder(numberOf(at), `P0${at}`),
  ...{ maxPathology, pending: 0, documentType },
});

/** Two normal orders and one without results, in a list that is searched anew: the server tells of them now. */
async function openTold(orders: readonly object[]) {
  const opened = await openList({
    [numberOf(1)]: [wireTest(numberOf(1), 1, NORMAL)],
    [numberOf(2)]: [wireTest(numberOf(2), 1)],
    [numberOf(4)]: [wireTest(numberOf(4), 1, { state: 1, result: '' })],
  });
  server.use(http.patch(FILTER, () => HttpResponse.json(orders)));
  await screen.findByText('Revisadas: 3 de 3');
  opened.calls.all = 0;
  await pressDays(opened.user, 'Hoy');
  return opened;
}

it('a list of which the server tells all is told apart without a call, and silent on deliveries', async () => {
  const { user, calls } = await openTold([told(1, 6), told(2, 0), told(4, 3)]);
  await waitFor(() => {
    expect(chips()).toEqual(['Críticos 1', 'Alterados 2', 'Normales 1']);
  });
  const note = await screen.findByText('Según el resumen del laboratorio.');
  await openMore(user);
  expect(note).toBeVisible();
  expect(calls.all).toBe(0);
  expect(screen.getByText(/^No sabemos si 3 órdenes ya se entregaron/)).toBeVisible();

  // An order that is opened tells it itself.
  passTime();
  await user.click(entry('P02'));
  await waitFor(() => {
    expect(chips()).toContain('Sin entregar 1');
  });
  await openMore(user);
  expect(screen.getByText(/^No sabemos si 2 órdenes ya se entregaron/)).toBeVisible();
});

it('summaries of one order that are not the same tell nothing of it, and the order is asked', async () => {
  const twice = (at: number, code: number) => [told(at, code), told(at, 0, 'TI')];
  await openTold([...twice(1, 6), ...twice(2, 0)]);
  await waitFor(() => {
    expect(screen.getAllByRole('option', { name: /P02.*normal/ })).toHaveLength(2);
  });
  await screen.findByText('Revisadas: 2 de 2');
  expect(chips()).toEqual(['Críticos 0', 'Normales 2']);
});
