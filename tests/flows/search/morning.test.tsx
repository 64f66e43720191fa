import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { addDays, dayNumber } from '@/domain/base/day';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { today } from '@/lib/dates/dates';

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
import { choice, chooseArea, field, unfoldForm } from '@tests/support/orders/search';

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

it.each([
  [7, [7]],
  [1, [1]],
  [0, []],
  [-3, []],
])('with %i days at the start these searches are sent', async (startDays, expected) => {
  useFile({ startDays });
  const bodies = watchSearches();
  await openDashboard(4);
  if (expected.length > 0) await screen.findByRole('option', { name: /Ana/ });
  expect(bodies()).toEqual(expected.map(span));
});

it('the last search by date survives a reload of the tab; one that names a patient does not', async () => {
  useFile({ startDays: 7 });
  const bodies = watchSearches();
  const user = await openDashboard(4);
  await user.click(await screen.findByRole('button', { name: '3 días' }));
  await screen.findByRole('option', { name: /Ana/ });
  await openPortal('/dashboard');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: '3 días' })).toHaveAttribute('aria-pressed', 'true');
  });
  const again = await openPortal('/dashboard');
  await again.type(
    await screen.findByRole('combobox', { name: 'Orden, documento, nombre o fecha' }),
    '52345678{Enter}',
  );
  await waitFor(() => {
    expect(bodies()).toHaveLength(3);
  });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('52345678');
  await openPortal('/dashboard');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: '7 días' })).toHaveAttribute('aria-pressed', 'true');
  });
});

it('after a reload the fields say what the list holds, though the areas are not there yet', async () => {
  narrowScreen();
  useFile({ startDays: 7 });
  const bodies = watchSearches();
  const user = await openDashboard(4);
  await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
  await screen.findByRole('textbox', { name: 'Fecha inicial' });
  await user.clear(field('Fecha inicial'));
  await user.type(field('Fecha inicial'), '02/03/2026');
  await user.clear(field('Fecha final'));
  await user.type(field('Fecha final'), '15/04/2026');
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
});

it('after a search the form makes room; what was typed is still there', async () => {
  useFile({});
  const user = await openDashboard(4);
  await user.click(screen.getByRole('tab', { name: 'Nombres' }));
  await user.type(screen.getByRole('textbox', { name: 'Primer apellido' }), 'rojas{Enter}');
  expect(await screen.findByText(`ROJAS, ${today().year}`)).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await unfoldForm(user);
  expect(screen.getByRole('textbox', { name: 'Primer apellido' })).toHaveValue('ROJAS');
});

it('goes through the list by buttons and by keys, and says where it is', async () => {
  useFile({ startDays: 7 });
  const user = await openDashboard(4);
  await screen.findByRole('option', { name: /Ana/ });
  expect(screen.getByText('– de 3')).toBeVisible();
  await user.keyboard('j');
  await heading('Ana');
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
  await user.type(screen.getByRole('searchbox', { name: 'Filtrar órdenes' }), 'beto');
  expect(screen.queryByRole('button', { name: /^Orden siguiente/ })).not.toBeInTheDocument();
});

it('the order that was opened is told in one sentence', async () => {
  useFile({ startDays: 7 });
  const user = await openDashboard(4);
  await screen.findByRole('option', { name: /Ana/ });
  await user.keyboard('j');
  await heading('Ana');
  await waitFor(() => {
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContain('Orden de Ana Prueba: 2 exámenes · 1 alterado · 0 pendientes');
  });
});

it('keys press what says so, never from a field, in capitals or behind a dialog', async () => {
  useFile({ startDays: 7 });
  const user = await openDashboard(4);
  await screen.findByRole('option', { name: /Ana/ });
  await user.keyboard('J');
  expect(screen.queryByRole('heading', { name: 'Ana Prueba' })).not.toBeInTheDocument();
  await user.keyboard('j');
  await heading('Ana');
  await screen.findByRole('row', { name: /Examen 2/ });
  await user.keyboard('a');
  expect(screen.getByRole('button', { name: /Solo alterados/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Filtrar órdenes' }), 'a');
  expect(screen.getByRole('button', { name: /Solo alterados/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  screen.getByRole('button', { name: /Solo alterados/ }).focus();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  expect(within(dialog).getByText('Orden siguiente')).toBeVisible();
  await user.keyboard('a');
  expect(screen.getByRole('button', { name: /Solo alterados/, hidden: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('single keys can be switched off for the tab, and by the laboratory', async () => {
  useFile({ startDays: 7 });
  const user = await openDashboard(4);
  await screen.findByRole('option', { name: /Ana/ });
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  await user.click(
    within(dialog).getByRole('checkbox', { name: 'Usar teclas sueltas en esta pestaña' }),
  );
  expect(within(dialog).queryByText('Solo alterados')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.keyboard('j');
  expect(screen.queryByRole('heading', { name: 'Ana Prueba' })).not.toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await heading('Ana');

  useFile({ startDays: 7, shortcuts: false });
  await loadRuntimeConfig();
  const other = await openDashboard(4);
  await screen.findByRole('option', { name: /Ana/ });
  await other.keyboard('j');
  expect(screen.queryByRole('heading', { name: 'Ana Prueba' })).not.toBeInTheDocument();
  await other.click(screen.getByRole('button', { name: 'Atajos' }));
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /teclas sueltas/ })).not.toBeInTheDocument();
});
