import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { pressSearch } from '@tests/support/orders/search';

const NOTICE = /^Sin conexión a internet\. Lo que ve sigue en pantalla/;
const OFFLINE = /No hay conexión a internet/;

/** The browser loses its network, or has it again. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('being offline is said at once, also on a page that is opened so, and taken back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPortal();
  expect(await screen.findByText(NOTICE)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  setOnline(true);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  setOnline(false);
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told).toContainEqual(expect.stringMatching(NOTICE));
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('offline the dashboard keeps what is open; a search says at once that it was not sent, and nothing is sent later', async () => {
  let searches = 0;
  let isOnline = true;
  server.use(
    http.patch(FILTER, () => {
      searches += 1;
      return isOnline
        ? HttpResponse.json([wireOrder('202603010001', 'Ana')])
        : HttpResponse.error();
    }),
    http.get(RESULTS, () => HttpResponse.json([wireTest('202603010001', 1)])),
  );
  const user = await openDashboard(1);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('Examen 1')).toBeVisible();
  isOnline = false;
  setOnline(false);
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(screen.getByText('Examen 1')).toBeVisible();
  await pressSearch(user);
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  expect(screen.getByText('Examen 1')).toBeVisible();
  const tried = searches;
  isOnline = true;
  setOnline(true);
  expect(screen.getByText(OFFLINE)).toBeVisible();
  expect(searches).toBe(tried);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 orden')).toBeVisible();
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
});
