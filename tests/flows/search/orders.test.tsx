import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import { FILTER, openDashboard, watchSearches, wireOrder } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { pressSearch, refill, unfoldForm } from '@tests/support/orders/search';

afterEach(() => {
  vi.useRealTimers();
});

const orders = () => screen.findByRole('listbox', { name: 'Órdenes' });

/** The searches find these orders, or what `answer` gives. */
function found(answer: () => unknown): void {
  server.use(
    http.patch(FILTER, async () => {
      const body = await answer();
      return body instanceof Response ? body : HttpResponse.json(body as object);
    }),
  );
}

const THREE = ['202603010002', '202603020001', '202603010001'].map((order, index) =>
  wireOrder(order, ['Ana', 'Beto', 'Caro'][index] ?? ''),
);

it('lists number and patient, newest first, says how many, and is worked by keyboard', async () => {
  found(() => [...THREE, { order: null, name1: 'roto' }, 'roto']);
  const user = await openDashboard(1);
  await pressSearch(user);
  const list = within(await orders());
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Beto Prueba.*202603020001/),
    expect.stringMatching(/Ana Prueba.*202603010002/),
    expect.stringMatching(/Caro Prueba.*202603010001/),
  ]);
  expect(screen.getByText('3 órdenes')).toHaveAttribute('role', 'status');
  expect(screen.getByText('2 registros no se pudieron leer.')).toBeVisible();

  // One tab stop, arrows, Home, End and Enter.
  const option = (name: RegExp) => list.getByRole('option', { name });
  const box = await orders();
  const active = () => box.getAttribute('aria-activedescendant');
  box.focus();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(option(/Ana/).id);
  await user.keyboard('{End}');
  expect(active()).toBe(option(/Caro/).id);
  await user.keyboard('{Home}{ArrowUp}');
  expect(active()).toBe(option(/Beto/).id);
  expect(list.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(option(/Beto/)).toHaveAttribute('aria-selected', 'true');
  // The demo laboratory has that number in another name: the heading stands, and its panel changes.
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Beto Prueba' })).toBeVisible();
  });
});

it('says after five seconds that the laboratory is slow, and counts anew for the next search', async () => {
  const user = await openDashboard(1);
  server.use(http.patch(FILTER, () => new Promise<never>(() => undefined)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await pressSearch(user);
  expect(screen.getByText('Cargando…')).toHaveAttribute('role', 'status');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const slow = 'El laboratorio está tardando más de lo habitual…';
  expect(screen.getByText(slow)).toHaveAttribute('role', 'status');
  await refill(user, 'Fecha inicial', '01/01/2026');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Cargando…')).toBeVisible();
});

it('a failed refresh keeps list and selection; another search that fails keeps the old list out of use', async () => {
  let isBroken = false;
  found(() => (isBroken ? new HttpResponse(null, { status: 404 }) : THREE));
  const user = await openDashboard(1);
  await pressSearch(user);
  await user.click(within(await orders()).getByRole('option', { name: /Ana/ }));
  isBroken = true;
  await pressSearch(user);
  expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(within(await orders()).getByRole('option', { selected: true })).toHaveTextContent('Ana');

  await refill(user, 'Fecha inicial', '01/01/2026');
  await pressSearch(user);
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

it('the form stays while somebody types the next search; a superseded search never shows its late answer', async () => {
  const held: ((orders: readonly object[]) => void)[] = [];
  found(
    () =>
      new Promise((resolve) => {
        held.push(resolve);
      }),
  );
  const answer = (place: number, orders: readonly object[]) => held[place]?.(orders);
  const user = await openDashboard(1);
  await pressSearch(user);
  const start = screen.getByRole('textbox', { name: 'Fecha inicial' });
  await refill(user, 'Fecha inicial', '01/0');
  answer(0, THREE);
  await screen.findByText('3 órdenes');
  expect(start).toBeVisible();
  expect(start).toHaveFocus();

  await user.type(start, '1/2026{Enter}');
  await unfoldForm(user);
  await refill(user, 'Fecha inicial', '02/01/2026');
  await user.keyboard('{Enter}');
  await expect.poll(() => held.length).toBe(3);
  answer(2, THREE.slice(1));
  await screen.findByText('2 órdenes');
  answer(1, [wireOrder('202603010009', 'Tarde')]);
  await delay(100);
  expect(screen.queryByRole('option', { name: /Tarde/ })).not.toBeInTheDocument();
});
