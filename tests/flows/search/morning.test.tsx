import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { addDays, dayNumber } from '@/domain/base/day';
import { formatDay, today } from '@/lib/dates/dates';

import {
  openDashboard,
  FILTER,
  RESULTS,
  watchSearches,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { openPortal, reloadPortal } from '@tests/support/page/render-app';
import { narrowScreen } from '@tests/support/page/screen-width';
import {
  choice,
  chooseArea,
  field,
  openFilter,
  openUserMenu,
  pressDays,
  refill,
  unfoldForm,
} from '@tests/support/orders/search';

const AREAS = `${LABORATORY}/lis/api/areas/filter/state/true`;
const ORDERS = ['Ana', 'Beto', 'Caro'].map((name, at) => wireOrder(`20260301000${3 - at}`, name));
const heading = (name: string) => screen.findByRole('heading', { name: `${name} Prueba` });

/** The laboratory's file with other settings; three orders, each with a test of its number. */
function useFile(changes: Record<string, unknown>): void {
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, ...changes })),
    http.patch(FILTER, () => HttpResponse.json(ORDERS)),
    http.get(RESULTS, ({ params }) => {
      const order = String(params['order']);
      return HttpResponse.json([wireTest(order, 1, { pathology: 3 }), wireTest(order, 2)]);
    }),
  );
}

function span(days: number) {
  const end = today();
  return {
    dateNumberInit: dayNumber(addDays(end, 1 - days)),
    dateNumberEnd: dayNumber(end),
    area: 0,
    onlyValidated: false,
  };
}

/** The portal opened anew lists the orders of so many days. */
async function expectDays(name: string): Promise<void> {
  await unfoldForm(await openPortal('/dashboard'));
  const days = await screen.findByRole('button', { name, hidden: true });
  expect(days).toHaveAttribute('aria-pressed', 'true');
}

it('the last search by date survives a reload of the tab; one that names a patient does not', async () => {
  useFile({ startDays: 7 });
  const bodies = watchSearches();
  const user = await openDashboard(4);
  await waitFor(() => {
    expect(bodies()).toEqual([span(7)]);
  });
  await screen.findByRole('option', { name: /Ana/ });
  await pressDays(user, '3 días');
  await screen.findByRole('option', { name: /Ana/ });
  await expectDays('3 días');
  const again = await openPortal('/dashboard');
  await again.type(
    await screen.findByRole('combobox', { name: 'Orden, documento, nombre o fecha' }),
    '52345678{Enter}',
  );
  await waitFor(() => {
    expect(bodies()).toHaveLength(3);
  });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('52345678');
  await expectDays('7 días');
});

it('after a reload the fields say what the list holds, though the areas are not there yet', async () => {
  narrowScreen();
  useFile({ startDays: 7 });
  const bodies = watchSearches();
  const user = await openDashboard(4);
  await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
  // At first they say what the start searched.
  await screen.findByRole('textbox', { name: 'Fecha inicial' });
  expect(field('Fecha inicial')).toHaveValue(formatDay(addDays(today(), -6), 'DD/MM/YYYY'));
  expect(field('Fecha final')).toHaveValue(formatDay(today(), 'DD/MM/YYYY'));
  await refill(user, 'Fecha inicial', '02/03/2026');
  await refill(user, 'Fecha final', '15/04/2026');
  await user.selectOptions(choice('Estado'), 'Validados');
  const area = await chooseArea(user, 'Hematología');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await screen.findByRole('option', { name: /Ana/ });

  let showAreas = () => undefined;
  const shown = new Promise<undefined>((resolve) => {
    showAreas = () => {
      resolve(undefined);
    };
  });
  server.use(http.get(AREAS, () => shown));
  const again = await reloadPortal();
  await again.click(await screen.findByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByRole('textbox', { name: 'Fecha inicial' })).toHaveValue('02/03/2026');
  expect(field('Fecha final')).toHaveValue('15/04/2026');
  expect(choice('Estado')).toHaveDisplayValue('Validados');
  expect(choice('Área')).toHaveDisplayValue(String(area));
  showAreas();
  await waitFor(() => {
    expect(choice('Área')).toHaveDisplayValue('Hematología');
  });
  await again.click(screen.getByRole('button', { name: 'Buscar' }));
  await screen.findByRole('option', { name: /Ana/ });
  const wanted = { dateNumberInit: 20260302, dateNumberEnd: 20260415, statetest: 4, area };
  for (const body of bodies().slice(1)) expect(body).toMatchObject(wanted);

  // Also after a reload of an order.
  await again.click(screen.getByRole('option', { name: /Ana/ }));
  await heading('Ana');
  const last = await reloadPortal();
  await screen.findByRole('listbox', { name: 'Órdenes' });
  await last.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();
  // Who searches for nothing else goes back to the orders.
  await last.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('listbox', { name: 'Órdenes' })).toBeVisible();
});

it('goes through the list by buttons and by keys, and says where it is and what the order holds', async () => {
  useFile({ startDays: 7 });
  const user = await openDashboard(4);
  await screen.findByRole('option', { name: /Ana/ });
  expect(screen.getByRole('button', { name: 'Abrir la primera' })).toBeVisible();
  await user.keyboard('j');
  await heading('Ana');
  await waitFor(() => {
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContain('Orden de Ana Prueba: 1 alterado · 2 exámenes');
  });
  expect(screen.getByText('1 de 3')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Orden anterior/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await heading('Beto');
  await user.click(screen.getByRole('button', { name: /^Orden siguiente/ }));
  await heading('Caro');
  const next = screen.getByRole('button', { name: /^Orden siguiente/ });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  const list = screen.getByRole('listbox', { name: 'Órdenes' });
  expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Caro');
  await user.keyboard('k');
  await heading('Beto');
  expect(screen.getByText('2 de 3')).toBeVisible();
  // Through what the filter leaves.
  await user.type(await openFilter(user), 'beto');
  expect(screen.queryByRole('button', { name: /^Orden siguiente/ })).not.toBeInTheDocument();
});

const altered = () => screen.getByRole('button', { name: 'Alterados', hidden: true });

it('keys press what says so, never from a field or behind a dialog', async () => {
  useFile({ startDays: 7 });
  const user = await openDashboard(4);
  await screen.findByRole('option', { name: /Ana/ });
  await user.keyboard('j');
  await heading('Ana');
  await screen.findByRole('row', { name: /Examen 2/ });
  for (const isPressed of ['true', 'false', 'true']) {
    await user.keyboard('a');
    await waitFor(() => {
      expect(altered()).toHaveAttribute('aria-pressed', isPressed);
    });
  }
  await user.type(await openFilter(user), '"\\{Backspace}{Backspace}a');
  expect(altered()).toHaveAttribute('aria-pressed', 'true');
  altered().focus();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
  expect(dialog.getByText('Orden siguiente')).toBeVisible();
  await user.keyboard('a');
  expect(altered()).toHaveAttribute('aria-pressed', 'true');

  // Single keys can be switched off for the tab.
  await user.click(dialog.getByRole('checkbox', { name: 'Activar atajos de una tecla' }));
  expect(dialog.queryByText('Solo alterados')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.keyboard('a');
  expect(altered()).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await heading('Beto');
});

it('a laboratory may have no single keys', async () => {
  useFile({ startDays: 7, shortcuts: false });
  const user = await openDashboard(4);
  await screen.findByRole('option', { name: /Ana/ });
  await user.keyboard('j');
  expect(screen.queryByRole('heading', { name: 'Ana Prueba' })).not.toBeInTheDocument();
  await openUserMenu(user);
  await user.click(screen.getByRole('button', { name: 'Atajos' }));
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /teclas sueltas/ })).not.toBeInTheDocument();
});
