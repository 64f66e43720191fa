import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import { FILTER, openDashboard, watchSearches, wireOrder } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { pressSearch } from '@tests/support/orders/search';

afterEach(() => {
  vi.useRealTimers();
});

const orders = () => screen.findByRole('listbox', { name: 'Órdenes' });
const search = pressSearch;

/** The searches find these orders, or what `answer` gives. */
function found(answer: () => unknown): void {
  server.use(
    http.patch(FILTER, () => {
      const body = answer();
      return body instanceof Response ? body : HttpResponse.json(body as object);
    }),
  );
}

const THREE = ['202603010002', '202603020001', '202603010001'].map((order, index) =>
  wireOrder(order, ['Ana', 'Beto', 'Caro'][index] ?? ''),
);

it('lists number and patient, newest first, and says how many', async () => {
  found(() => THREE);
  const user = await openDashboard(1);
  await search(user);
  const names = within(await orders())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringMatching(/Beto Prueba.*202603020001/),
    expect.stringMatching(/Ana Prueba.*202603010002/),
    expect.stringMatching(/Caro Prueba.*202603010001/),
  ]);
  expect(screen.getByText('3 órdenes')).toHaveAttribute('role', 'status');
});

it('is worked by keyboard: one tab stop, arrows, Home, End and Enter', async () => {
  found(() => THREE);
  const user = await openDashboard(1);
  await search(user);
  const list = await orders();
  const option = (name: string) => within(list).getByRole('option', { name: new RegExp(name) });
  const active = () => list.getAttribute('aria-activedescendant');
  list.focus();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(option('Ana').id);
  await user.keyboard('{End}');
  expect(active()).toBe(option('Caro').id);
  await user.keyboard('{Home}{ArrowUp}');
  expect(active()).toBe(option('Beto').id);
  expect(within(list).queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(option('Beto')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { name: 'Beto Prueba' })).toBeVisible();
});

it('says after five seconds that the laboratory is slow, and counts anew for the next search', async () => {
  const user = await openDashboard(1);
  server.use(http.patch(FILTER, () => new Promise<never>(() => undefined)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await search(user);
  expect(screen.getByText('Cargando…')).toHaveAttribute('role', 'status');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const slow = 'El laboratorio está tardando más de lo habitual…';
  expect(screen.getByText(slow)).toHaveAttribute('role', 'status');
  const start = screen.getByRole('textbox', { name: 'Fecha inicial' });
  await user.clear(start);
  await user.type(start, '01/01/2026{Enter}');
  expect(screen.getByText('Cargando…')).toBeVisible();
});

it('says when nothing was found (204)', async () => {
  found(() => new HttpResponse(null, { status: 204 }));
  const user = await openDashboard(1);
  await search(user);
  expect(await screen.findByText('No se encontraron órdenes con estos filtros.')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('counts the records that cannot be read and shows the rest', async () => {
  found(() => [...THREE, { order: null, name1: 'roto' }, 'roto']);
  const user = await openDashboard(1);
  await search(user);
  expect(await screen.findByText('2 registros no se pudieron leer.')).toBeVisible();
  expect(within(await orders()).getAllByRole('option')).toHaveLength(3);
});

it('a failed refresh keeps list and selection; another search that fails keeps the old list out of use', async () => {
  let isBroken = false;
  found(() => (isBroken ? new HttpResponse(null, { status: 404 }) : THREE));
  const user = await openDashboard(1);
  await search(user);
  await user.click(within(await orders()).getByRole('option', { name: /Ana/ }));
  isBroken = true;
  await search(user);
  expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(within(await orders()).getByRole('option', { selected: true })).toHaveTextContent('Ana');

  await user.clear(screen.getByRole('textbox', { name: 'Fecha inicial' }));
  await user.type(screen.getByRole('textbox', { name: 'Fecha inicial' }), '01/01/2026');
  await search(user);
  await waitFor(() => {
    const selector = ':not([data-earlier] *)';
    const notice = 'Se muestran las órdenes de la búsqueda anterior.';
    expect(screen.getByText(notice, { selector })).toBeVisible();
  });
  const earlier = await orders();
  expect(within(earlier).getAllByRole('option')).toHaveLength(3);
  await user.click(within(earlier).getByRole('option', { name: /Beto/ }));
  expect(within(earlier).queryByRole('option', { selected: true })).not.toBeInTheDocument();
  expect(await screen.findByText('No se pudo buscar. No hay ninguna orden abierta.')).toBeVisible();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => {
    expect(screen.queryByText('No se pudieron cargar las órdenes')).not.toBeInTheDocument();
  });
  expect(within(await orders()).queryByRole('option', { selected: true })).not.toBeInTheDocument();
  expect(screen.getByText('Seleccione una orden para ver sus resultados.')).toBeVisible();
});

it('patients search nothing: their own orders load by themselves', async () => {
  const bodies = watchSearches();
  await openDashboard(2);
  expect(screen.queryByRole('button', { name: 'Buscar' })).not.toBeInTheDocument();
  expect(within(await orders()).getAllByRole('option').length).toBeGreaterThan(0);
  expect(bodies()).toEqual([{ dateNumber: null, area: 0, onlyValidated: true }]);
});

it('after a reload the orders wait until it is known what the user type may see', async () => {
  await openDashboard(2);
  await orders();
  let release: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.get(`${LABORATORY}/service/usertypes`, () => known));
  const bodies = watchSearches();
  await openPortal('/dashboard');
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await delay(200);
  expect(bodies()).toEqual([]);
  release();
  await orders();
  expect(bodies()).toEqual([{ dateNumber: null, area: 0, onlyValidated: true }]);
});

it('a refused token ends the session at the login', async () => {
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 401 })));
  const user = await openDashboard(1);
  await search(user);
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

it('a superseded search is aborted and its late answer never shows', async () => {
  let call = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.patch(FILTER, async ({ request }) => {
      const body = (await request.json()) as { dateNumberInit: number };
      if (body.dateNumberInit !== 20260101) {
        await released;
        return HttpResponse.json([wireOrder('202603010009', 'Tarde')]);
      }
      call += 1;
      return HttpResponse.json(THREE);
    }),
  );
  const user = await openDashboard(1);
  await search(user);
  const start = screen.getByRole('textbox', { name: 'Fecha inicial' });
  await user.clear(start);
  await user.type(start, '01/01/2026{Enter}');
  await screen.findByText('3 órdenes');
  release();
  await delay(100);
  expect(call).toBeGreaterThan(0);
  expect(screen.queryByRole('option', { name: /Tarde/ })).not.toBeInTheDocument();
});

it('the form stays while somebody types the next search, though the answer to the last one comes', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.patch(FILTER, async () => {
      await released;
      return HttpResponse.json(THREE);
    }),
  );
  const user = await openDashboard(1);
  await search(user);
  const start = screen.getByRole('textbox', { name: 'Fecha inicial' });
  await user.clear(start);
  await user.type(start, '01/0');
  release();
  await screen.findByText('3 órdenes');
  expect(start).toBeVisible();
  expect(start).toHaveFocus();
  await user.type(start, '1/2026{Enter}');
  await waitFor(() => {
    expect(start).not.toBeVisible();
  });
});
