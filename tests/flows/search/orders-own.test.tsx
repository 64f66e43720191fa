import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { today } from '@/lib/dates/dates';
import { FILTER, openDashboard, wireOrder } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';

it('a patient whose orders fail reads that, not that there are none', async () => {
  let isBroken = true;
  server.use(
    http.patch(FILTER, () =>
      isBroken
        ? new HttpResponse(null, { status: 404 })
        : HttpResponse.json([wireOrder('202603010001', 'Ana')]),
    ),
  );
  const user = await openDashboard(2);
  expect(await screen.findByText('No pudimos cargar sus órdenes')).toBeVisible();
  expect(screen.queryByText(/No se encontraron órdenes/)).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: /1 de marzo de 2026/ })).toBeVisible();
});

it('a patient without orders is not told to search differently', async () => {
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 204 })));
  await openDashboard(2);
  expect(await screen.findByText('No se encontraron órdenes con estos filtros.')).toBeVisible();
  const year = today().year - 3;
  expect(
    screen.getByText(
      `Se buscaron sus órdenes desde ${year}; si necesita una anterior, consulte al laboratorio. Cuando el laboratorio registre una orden a su nombre, aparecerá aquí.`,
    ),
  ).toBeVisible();
});
