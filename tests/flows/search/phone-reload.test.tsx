import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { reloadPortal } from '@tests/support/page/render-app';
import { ANA, BETO } from '@tests/support/orders/results';
import { narrowScreen } from '@tests/support/page/screen-width';

const list = () => screen.findByRole('listbox', { name: 'Órdenes' });

it.each(['list', 'order'])(
  'on a phone the search is one press away after a reload of the %s',
  async (view) => {
    narrowScreen();
    server.use(
      http.patch(FILTER, () => HttpResponse.json([wireOrder(ANA, 'Ana'), wireOrder(BETO, 'Beto')])),
      http.get(RESULTS, () => HttpResponse.json([wireTest(ANA, 1)])),
    );
    const user = await openDashboard(4);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    const option = within(await list()).getByRole('option', { name: /Ana/ });
    if (view === 'order') {
      await user.click(option);
      await screen.findByRole('heading', { name: 'Ana Prueba' });
    }
    const again = await reloadPortal();
    await list();
    await again.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();
  },
);
