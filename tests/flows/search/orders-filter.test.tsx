import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, onTestFinished } from 'vitest';

import { foundOrders } from '@/api/orders/found-orders';
import { formatInstant } from '@/lib/dates/dates';
import { noteServerTime } from '@/lib/session/server-clock';

import { FILTER, openDashboard, wireOrder } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { stubReadingWorkers } from '@tests/support/page/reading-worker';
import { pressSearch, unfoldForm } from '@tests/support/orders/search';

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
  await search(user);
  await screen.findByRole('listbox', { name: 'Órdenes' });
  return user;
}

const search = pressSearch;
const list = () => screen.getByRole('listbox', { name: 'Órdenes' });
const field = () => screen.getByRole('searchbox', { name: 'Filtrar órdenes' });

function numbers(): readonly (string | undefined)[] {
  return within(list())
    .getAllByRole('option')
    .map(({ textContent }) => /\d{12}/.exec(textContent)?.[0]);
}

it('narrows the list by number, name and document, whatever case and accents', async () => {
  const user = await openList();
  for (const [text, expected] of [
    ['munoz', ['202603010002', '202603010001']],
    ['MUÑOZ jose', ['202603010001']],
    ['0302', ['202603020001']],
    ['1077', ['202603020001']],
    ['cc 52318', ['202603010002']],
    ['   ', ['202603020001', '202603010002', '202603010001']],
  ] as const) {
    await user.clear(field());
    await user.paste(text);
    expect(numbers()).toEqual(expected);
  }
  expect(screen.getByText('3 órdenes')).toHaveAttribute('role', 'status');
});

it('says how many of how many are left, and Escape brings all back', async () => {
  const user = await openList();
  await user.type(field(), 'muñ');
  expect(screen.getByText('2 de 3 órdenes')).toHaveAttribute('role', 'status');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.getByText('3 órdenes')).toBeVisible();
});

it('takes back what was narrowed when letters are deleted', async () => {
  const user = await openList();
  await user.type(field(), 'anax');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Backspace}');
  expect(numbers()).toEqual(['202603010002']);
});

it('says when nothing matches and offers to take the filter away', async () => {
  const user = await openList();
  await user.type(field(), 'nadie');
  expect(screen.getByText('0 de 3 órdenes')).toBeVisible();
  expect(screen.getByText('Ninguna orden de la lista coincide con el filtro.')).toBeVisible();
  await user.click(screen.getByText('Quitar filtro'));
  expect(numbers()).toHaveLength(3);
  expect(field()).toHaveFocus();
});

it('leads into the list with the arrow down', async () => {
  const user = await openList();
  await user.type(field(), 'muñoz{ArrowDown}');
  expect(list()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'José Muñoz' })).toBeVisible();
  expect(field()).toHaveValue('muñoz');
});

it('filter and selection survive a refetch; an order out of the filter stays selected', async () => {
  const user = await openList();
  await user.click(within(list()).getByRole('option', { name: /Beto/ }));
  await user.type(field(), 'muñoz');
  expect(within(list()).queryByRole('option', { selected: true })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beto Pérez' })).toBeVisible();

  found = [...FOUND, { ...wireOrder('202603030001', 'Delia'), lastName: 'Muñoz' }];
  await search(user);
  expect(await screen.findByText('3 de 4 órdenes')).toBeVisible();
  expect(field()).toHaveValue('muñoz');
  await user.clear(field());
  expect(within(list()).getByRole('option', { selected: true })).toHaveTextContent('Beto');
});

it('another search begins without filter', async () => {
  const user = await openList();
  await user.type(field(), 'muñoz');
  await unfoldForm(user);
  const start = screen.getByRole('textbox', { name: 'Fecha inicial' });
  await user.clear(start);
  await user.type(start, '01/01/2026{Enter}');
  expect(await screen.findByText('3 órdenes')).toBeVisible();
  expect(field()).toHaveValue('');
});

it('an order number that comes twice is one step of the arrows each, and selected once', async () => {
  found = [
    wireOrder('202603010001', 'Ana'),
    wireOrder('202603010001', 'Beto'),
    ...FOUND.slice(1, 2),
  ];
  const user = await openList();
  list().focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const selected = within(list()).getAllByRole('option', { selected: true });
  expect(selected).toHaveLength(1);
  expect(selected[0]).toHaveTextContent('Beto');
});

it('an order that the server sends twice alike is one', async () => {
  found = [FOUND[0], FOUND[0], ...FOUND.slice(1, 2)].filter((one) => one !== undefined);
  await openList();
  expect(within(list()).getAllByRole('option')).toHaveLength(2);
});

it('a refresh that fails keeps the old list, with its time', async () => {
  const user = await openList();
  await user.type(field(), 'muñoz');
  found = null;
  await search(user);
  expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(screen.getByText(/^Lista de las \d\d:\d\d$/)).toBeVisible();
  expect(numbers()).toHaveLength(2);
  found = FOUND;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => {
    expect(screen.queryByText(/^Lista de las/)).not.toBeInTheDocument();
  });
  expect(field()).toHaveValue('muñoz');
});

it('the time of an old list is by the clock of the host (D12)', async () => {
  const user = await openList();
  const host = Date.now() + 5 * 3_600_000;
  noteServerTime(new Headers({ date: new Date(host).toUTCString() }));
  onTestFinished(() => {
    noteServerTime(new Headers());
  });
  found = null;
  await search(user);
  const words = await screen.findByText(/^Lista de las \d\d:\d\d$/);
  const times = [0, 60_000].map((late) => formatInstant(host - late, 'HH:mm'));
  expect(times).toContain(words.textContent.replace('Lista de las ', ''));
});

it('of 100,000 orders only those in sight are in the page, filtered or not (H1, H3)', async () => {
  const workers = stubReadingWorkers(foundOrders);
  found = Array.from({ length: 100_000 }, (_, index) =>
    wireOrder(String(202601000000 + index), index % 2 === 0 ? 'Ana' : 'Beto'),
  );
  const user = await openList();
  expect(within(list()).getAllByRole('option').length).toBeLessThanOrEqual(60);
  expect(within(list()).getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '100000');
  expect([workers.started(), workers.ended()]).toEqual([1, 1]);
  await user.click(field());
  await user.paste('beto 99');
  expect(within(list()).getAllByRole('option').length).toBeLessThanOrEqual(60);
  expect(screen.getByText(/^[\d.]+ de 100\.000 órdenes$/)).toBeVisible();
});
