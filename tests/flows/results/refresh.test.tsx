import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/dashboard';
import { server } from '@tests/support/laboratory';
import { ANA, answerResults, BETO, openAna, results, selectOrder } from '@tests/support/results';

const PENDING = { state: 1, result: '' };
const CRITICAL = { state: 4, pathology: 6, result: '9.9' };

/** What is asked about orders from now on. */
function watchCalls(): readonly string[] {
  const asked: string[] = [];
  server.use(
    http.all(/\/service\/orders\//, ({ request }) => {
      asked.push(new URL(request.url).pathname.replace('/service/orders/', ''));
    }),
  );
  return asked;
}

it('a refresh asks for the open order and its histories again, and for no other order', async () => {
  const held: Record<string, Record<string, unknown>> = { [ANA]: PENDING };
  answerResults((order) => [
    wireTest(order, 1, held[order]),
    wireTest(order, 2, { testName: `Examen de ${order}` }),
  ]);
  const user = await openAna();
  await selectOrder(user, 'Beto');
  await screen.findByText(`Examen de ${BETO}`);
  await selectOrder(user, 'Ana');
  expect(await within(await results()).findByText('Pendiente')).toBeVisible();

  held[ANA] = CRITICAL;
  const asked = watchCalls();
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await within(await results()).findByText('9.9')).toBeVisible();
  expect(within(await results()).queryByText('Pendiente')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(asked.toSorted()).toEqual(['filter', 'results/history', `results/order/${ANA}/0`]);
  });
});

it('another search asks for nothing that was read a moment ago', async () => {
  answerResults((order) => [wireTest(order, 1, { testName: `Examen de ${order}` })]);
  const user = await openAna();
  await screen.findByText(`Examen de ${ANA}`);
  const asked = watchCalls();
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  await screen.findByText('2 órdenes');
  await selectOrder(user, 'Ana');
  await screen.findByText(`Examen de ${ANA}`);
  expect(asked).toEqual(['filter']);
});
