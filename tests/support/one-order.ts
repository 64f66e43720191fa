import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { FILTER, openDashboard, RESULTS, wireOrder } from './dashboard';
import { server } from './laboratory';

/** The order that `openOneOrder` opens. */
export const ORDER = '202603010001';

/** Signs in as laboratory user, finds one order whose results are these wire tests, and opens it. */
export async function openOneOrder(tests: readonly object[]): Promise<UserEvent> {
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json(tests)),
  );
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: /Ana/ }));
  await screen.findByRole('table', { name: 'Resultados' });
  return user;
}
