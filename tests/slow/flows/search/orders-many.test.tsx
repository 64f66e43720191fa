import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { foundOrders } from '@/api/orders/found-orders';

import { FILTER, openDashboard, wireOrder } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { stubReadingWorkers } from '@tests/support/page/reading-worker';
import { openFilter, pressSearch } from '@tests/support/orders/search';

it('of 100,000 orders only those in sight are in the page, filtered or not', async () => {
  const workers = stubReadingWorkers(foundOrders);
  const found = Array.from({ length: 100_000 }, (_, index) =>
    wireOrder(String(202601000000 + index), index % 2 === 0 ? 'Ana' : 'Beto'),
  );
  server.use(http.patch(FILTER, () => HttpResponse.json(found)));
  const user = await openDashboard(1);
  await pressSearch(user);
  const list = within(await screen.findByRole('listbox', { name: 'Órdenes' }));
  expect(list.getAllByRole('option').length).toBeLessThanOrEqual(60);
  expect(list.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '100000');
  expect(workers.started()).toBeGreaterThan(0);
  expect(workers.ended()).toBe(workers.started());
  await openFilter(user);
  await user.paste('beto 99');
  expect(list.getAllByRole('option').length).toBeLessThanOrEqual(60);
  expect(screen.getByText(/^[\d.]+ de 100\.000$/)).toBeVisible();
});
