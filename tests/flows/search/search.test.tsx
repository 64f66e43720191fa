import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  changeSetting,
  FILTER,
  openDashboard,
  RESULTS,
  watchSearches,
} from '@tests/support/orders/dashboard';
import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { chooseArea, field, pressSearch, refill, unfoldForm } from '@tests/support/orders/search';

it('a range search sends exactly its days, area and onlyValidated, on the button and on Enter', async () => {
  // The form stays where nothing was found, whatever orders the demo laboratory has of these days.
  server.use(http.patch(FILTER, () => HttpResponse.json([])));
  const bodies = watchSearches();
  const user = await openDashboard(1);
  expect(screen.getByRole('tab', { name: 'Fecha' })).toHaveAttribute('aria-selected', 'true');
  expect(bodies()).toEqual([]);
  await refill(user, 'Fecha inicial', '02/03/2026');
  await refill(user, 'Fecha final', '15/04/2026');
  await pressSearch(user);
  const range = { dateNumberInit: 20260302, dateNumberEnd: 20260415, area: 0, onlyValidated: true };
  await waitFor(() => {
    expect(bodies()).toEqual([range]);
  });
  await refill(user, 'Fecha final', '16/04/2026');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(bodies()).toEqual([range, { ...range, dateNumberEnd: 20260416 }]);
  });
});

it('the chosen area is searched and its results are asked for; the form makes room for the orders', async () => {
  const bodies = watchSearches();
  const asked = new Set<string>();
  server.use(
    http.get(RESULTS, ({ params }) => {
      asked.add(String(params['area']));
    }),
  );
  const user = await openDashboard(4);
  await refill(user, 'Fecha inicial', '01/01/2020');
  const id = await chooseArea(user, 'Hematología');
  const area = screen.getByRole('combobox', { name: 'Área' });
  expect(within(area).getAllByRole('option')[0]).toHaveTextContent('Todas');
  await pressSearch(user);
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  expect(screen.getByText(/el área y el estado se aplican al abrir cada una/)).toBeVisible();
  expect(bodies()).toEqual([expect.objectContaining({ area: id, onlyValidated: false })]);
  // The form makes room; what was typed is still there.
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await unfoldForm(user);
  expect(field('Fecha inicial')).toHaveValue('01/01/2020');
  const [first] = within(list).getAllByRole('option');
  if (first !== undefined) await user.click(first);
  await waitFor(() => {
    expect([...asked]).toEqual([String(id)]);
  });
});

it('wrong dates are refused beside their field, kept, and forgiven once they are mended', async () => {
  const bodies = watchSearches();
  const user = await openDashboard(1);
  const start = () => field('Fecha inicial');
  await refill(user, 'Fecha inicial', '31/02/2026');
  await refill(user, 'Fecha final', '15/04/2026');
  await pressSearch(user);
  const unreadable = 'La fecha no es válida. Escríbala como DD/MM/AAAA.';
  expect(await screen.findByText(unreadable)).toBeVisible();
  expect(start()).toHaveFocus();
  expect(start()).toBeInvalid();
  expect(start()).toHaveAccessibleDescription(unreadable);
  expect(start()).toHaveValue('31/02/2026');

  await refill(user, 'Fecha inicial', '16/04/2026');
  await pressSearch(user);
  expect(await screen.findByText(/inicial no puede ser posterior a la final/)).toBeVisible();
  await refill(user, 'Fecha final', '17/04/2026');
  expect(start()).toBeValid();
  expect(bodies()).toEqual([]);

  // An empty side is filled from the other, in the field too.
  await refill(user, 'Fecha inicial', '');
  await pressSearch(user);
  const day = { dateNumberInit: 20260417, dateNumberEnd: 20260417 };
  await waitFor(() => {
    expect(bodies()).toEqual([expect.objectContaining(day)]);
  });
  expect(start()).toHaveValue('17/04/2026');
});

it('without ranges one day is searched, today first', async () => {
  changeSetting('FiltroRangoFecha', 'false');
  const bodies = watchSearches();
  const user = await openDashboard(1);
  expect(screen.queryByRole('textbox', { name: 'Fecha inicial' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Estado' })).not.toBeInTheDocument();
  await refill(user, 'Fecha', '020326');
  await user.tab();
  expect(field('Fecha')).toHaveValue('02/03/2026');
  await pressSearch(user);
  await waitFor(() => {
    expect(bodies()).toEqual([{ dateNumber: 20260302, area: 0, onlyValidated: true }]);
  });
});

it('a day can be picked from the Spanish calendar, and none of the next month', async () => {
  const user = await openDashboard(1);
  await refill(user, 'Fecha inicial', '02/03/2026');
  await user.click(screen.getByRole('button', { name: 'Abrir calendario de inicio' }));
  // Without a layout its button counts as scrolled out of sight, and the calendar hides with it.
  const hidden = (name: string) => ({ name, hidden: true });
  await user.click(await screen.findByRole('button', hidden('17 marzo 2026')));
  expect(field('Fecha inicial')).toHaveValue('17/03/2026');
  await user.click(screen.getByRole('button', { name: 'Abrir calendario de fin' }));
  expect(await screen.findByRole('button', hidden('Mes siguiente'))).toBeDisabled();
});

it('without the lists of areas and document types the search still works, and they can be asked for again', async () => {
  const broken = () => new HttpResponse(null, { status: 404 });
  let areas: typeof broken | (() => undefined) = broken;
  server.use(
    http.get(`${LABORATORY}/lis/api/areas/filter/state/true`, () => areas()),
    http.get(`${LABORATORY}/service/configuration/documenttypes`, broken),
  );
  const bodies = watchSearches();
  const user = await openDashboard(1);
  expect(await screen.findByText(/No se pudieron cargar las áreas/)).toBeVisible();
  areas = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Hematología' })).toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: 'Identificación' }));
  expect(await screen.findByText(/No se pudieron cargar los tipos de documento/)).toBeVisible();
  await user.type(field('Identificación'), '52345678{Enter}');
  const everyType = { documentType: 0, patientId: '52345678' };
  await waitFor(() => {
    expect(bodies()).toEqual([expect.objectContaining(everyType)]);
  });
});

it('without the address of the LIS the areas say what to configure', async () => {
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, lisUrl: '' })));
  changeSetting('ServiciosLISUrl', '');
  await openDashboard(1);
  expect(await screen.findByText('El administrador debe configurar la URL del LIS.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});
