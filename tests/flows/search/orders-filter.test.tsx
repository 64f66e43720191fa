import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

import { noteServerTime } from '@/lib/session/server-clock';

import { FILTER, openDashboard, wireOrder } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { openFilter, pressSearch, refill, unfoldForm } from '@tests/support/orders/search';

const FOUND = [
  { ...wireOrder('202603010002', 'Ana'), lastName: 'MUÑOZ', patientId: '52318' },
  { ...wireOrder('202603020001', 'Beto'), lastName: 'Pérez', patientId: '1077' },
  { ...wireOrder('202603010001', 'José'), lastName: 'Muñoz', patientId: '9001' },
];

let found: readonly unknown[] | null = FOUND;

afterEach(() => {
  found = FOUND;
});

/** Signs in and searches; the search finds `found`, or fails while that is null. */
async function openList(): Promise<UserEvent> {
  server.use(
    http.patch(FILTER, () =>
      found === null ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(found as object),
    ),
  );
  const user = await openDashboard(1);
  await pressSearch(user);
  await screen.findByRole('listbox', { name: 'Órdenes' });
  await openFilter(user);
  return user;
}

const list = () => screen.getByRole('listbox', { name: 'Órdenes' });
const field = () => screen.getByRole('searchbox', { name: 'Filtrar órdenes' });

function numbers(): readonly (string | undefined)[] {
  return within(list())
    .getAllByRole('option')
    .map(({ textContent }) => /\d{12}/.exec(textContent)?.[0]);
}

it('narrows the list by number, name and document, says how many are left, and gives all back', async () => {
  const user = await openList();
  const typed = async (text: string) => {
    await user.clear(field());
    await user.paste(text);
  };
  await typed('munoz');
  expect(numbers()).toEqual(['202603010002', '202603010001']);
  expect(screen.getByText('2 de 3')).toHaveAttribute('role', 'status');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.getByText('3 órdenes')).toHaveAttribute('role', 'status');
  await typed('cc 52318');
  expect(numbers()).toEqual(['202603010002']);

  await typed('nadie');
  expect(screen.getByText('0 de 3')).toBeVisible();
  expect(screen.getByText('Ninguna orden coincide con el filtro.')).toBeVisible();
  await user.click(screen.getByText('Quitar filtro'));
  expect(numbers()).toHaveLength(3);
  expect(field()).toHaveFocus();

  // The arrow down leads into the list.
  await typed('MUÑOZ');
  await user.keyboard('{ArrowDown}');
  expect(list()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'José Muñoz' })).toBeVisible();
  expect(field()).toHaveValue('MUÑOZ');
});

it('filter and selection survive a refetch, an order out of the filter stays selected; another search begins without', async () => {
  const user = await openList();
  await user.click(within(list()).getByRole('option', { name: /Beto/ }));
  await user.type(field(), 'muñoz');
  expect(within(list()).queryByRole('option', { selected: true })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beto Pérez' })).toBeVisible();

  found = [...FOUND, { ...wireOrder('202603030001', 'Delia'), lastName: 'Muñoz' }];
  await pressSearch(user);
  expect(await screen.findByText('3 de 4')).toBeVisible();
  expect(field()).toHaveValue('muñoz');
  await user.clear(field());
  expect(within(list()).getByRole('option', { selected: true })).toHaveTextContent('Beto');

  await user.type(field(), 'muñoz');
  await unfoldForm(user);
  await refill(user, 'Fecha inicial', '01/01/2026');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('4 órdenes')).toBeVisible();
  expect(field()).toHaveValue('');
});

it('an order number that comes twice is one step of the arrows each, and selected once; an order sent twice alike is one', async () => {
  found = [
    wireOrder('202603010001', 'Ana'),
    wireOrder('202603010001', 'Beto'),
    ...FOUND.slice(1, 2),
    ...FOUND.slice(1, 2),
  ];
  const user = await openList();
  expect(within(list()).getAllByRole('option')).toHaveLength(3);
  list().focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const selected = within(list()).getAllByRole('option', { selected: true });
  expect(selected).toHaveLength(1);
  expect(selected[0]).toHaveTextContent('Beto');
});

it('a refresh that fails keeps the old list, with its time by the clock of the host', async () => {
  const noon = Date.parse('2026-03-02T12:00:00-05:00');
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => {
    vi.useRealTimers();
    noteServerTime(new Headers());
  });
  const user = await openList();
  noteServerTime(new Headers({ date: new Date(noon + 5 * 3_600_000).toUTCString() }));
  await user.type(field(), 'muñoz');
  found = null;
  await pressSearch(user);
  expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(screen.getByText('Lista de las 17:00')).toBeVisible();
  expect(numbers()).toHaveLength(2);
  found = FOUND;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => {
    expect(screen.queryByText(/^Lista de las/)).not.toBeInTheDocument();
  });
  expect(field()).toHaveValue('muñoz');
});

it('of a long list only the orders in sight are in the page', async () => {
  found = Array.from({ length: 300 }, (_, at) => wireOrder(String(202601000000 + at), 'Ana'));
  await openList();
  const shown = within(list()).getAllByRole('option');
  expect(shown.length).toBeLessThanOrEqual(60);
  expect(shown[0]).toHaveAttribute('aria-setsize', '300');
});
