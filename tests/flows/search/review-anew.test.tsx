import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { FILTER, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { results } from '@tests/support/orders/results';
import { chips, numberOf, openList, start } from '@tests/support/orders/review';

const NORMAL = { state: 5 };
const CRITICAL = { state: 5, pathology: 6, result: '999' };

/** Three normal orders, looked through; what they hold can be changed. */
async function openReviewed() {
  const answers = Object.fromEntries(
    [1, 2, 3].map((at) => [numberOf(at), [wireTest(numberOf(at), 1, NORMAL)]]),
  );
  const opened = await openList(answers);
  await opened.user.click(await start());
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

it('a list that is asked for again is not reviewed, and can be: nothing of the earlier review is told of it', async () => {
  const { user, answers } = await openReviewed();
  answers[numberOf(1)] = [wireTest(numberOf(1), 1, CRITICAL)];
  answers[numberOf(4)] = [wireTest(numberOf(4), 1, NORMAL)];
  passTime();
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByRole('option', { name: /P04/ });
  expect(screen.queryByText('Revisadas: 3 de 3')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Qué mostrar' })).not.toBeInTheDocument();
  expect(entry('P01')).not.toHaveTextContent('normal');

  await user.keyboard('n');
  expect(await screen.findByText('Revisadas: 4 de 4')).toBeVisible();
  expect(chips()).toEqual(['Críticos 1', 'Alterados 1', 'Normales 3']);
});

it('a list that could not be asked for again keeps what was found in it', async () => {
  const { user } = await openReviewed();
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 404 })));
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByText('No se pudieron cargar las órdenes');
  expect(chips()).toEqual(['Críticos 0', 'Normales 3']);
});

it('another search and back begins without', async () => {
  const { user } = await openReviewed();
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  await start();
  await user.click(screen.getByRole('button', { name: '7 días' }));
  await start();
  expect(screen.queryByRole('group', { name: 'Qué mostrar' })).not.toBeInTheDocument();
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

it('an order that could not be reviewed is no longer missing once it was opened', async () => {
  const answers: Record<string, readonly object[] | null> = {
    [numberOf(1)]: [wireTest(numberOf(1), 1, NORMAL)],
    [numberOf(2)]: null,
  };
  const { user } = await openList(answers);
  await user.click(await start());
  await screen.findByText('Revisadas: 1 de 2');
  answers[numberOf(2)] = [wireTest(numberOf(2), 1, CRITICAL)];
  await user.click(entry('P02'));
  await results();
  await waitFor(() => {
    expect(chips()).toEqual(['Críticos 1', 'Alterados 1', 'Normales 1']);
  });
  expect(screen.queryByRole('button', { name: 'Revisar lo que falta' })).not.toBeInTheDocument();
});
