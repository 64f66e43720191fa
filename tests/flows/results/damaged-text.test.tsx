import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { FILTER, openDashboard, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { ANA, answerResults, BETO, openAna } from '@tests/support/orders/results';

it('a test whose text lost characters on its way is told (E7)', async () => {
  answerResults(() => [wireTest(ANA, 1, { testName: 'Nu\ufffdez' }), wireTest(ANA, 2)]);
  await openAna();
  expect(await screen.findByText(/^1 examen tiene texto con caracteres dañados/)).toBeVisible();
});

it('so is an order (E7)', async () => {
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json([wireOrder(ANA, 'Nu\ufffdez'), wireOrder(BETO, 'Beto')]),
    ),
  );
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('1 orden tiene texto con caracteres dañados.')).toBeVisible();
});
