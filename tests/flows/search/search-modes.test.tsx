import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import {
  changeSetting,
  FILTER,
  openDashboard,
  watchSearches,
} from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { narrowScreen } from '@tests/support/page/screen-width';
import { choice, chooseArea, field, openMode } from '@tests/support/orders/search';

const namesOf = (role: string) => screen.getAllByRole(role).map((found) => found.textContent);

it('offers the modes in their order, the order number only when the laboratory wants it', async () => {
  await openDashboard(4);
  expect(namesOf('tab')).toEqual(['Fecha', 'Identificación', 'Nombres', 'Orden']);
  changeSetting('BusquedaOrden', 'False');
  await openDashboard(1);
  expect(namesOf('tab')).toEqual(['Fecha', 'Identificación', 'Nombres']);
});

it('patients search nothing: their visits come by themselves and can be asked for again', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch(FILTER, async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  const user = await openDashboard(2);
  await screen.findByRole('listbox', { name: 'Órdenes' });
  expect(namesOf('tab')).toEqual(['Mis visitas']);
  expect(screen.queryByRole('button', { name: 'Buscar' })).not.toBeInTheDocument();
  const before = sent.length;
  await user.click(screen.getByRole('button', { name: 'Actualizar mis visitas' }));
  await waitFor(() => {
    expect(sent.length).toBeGreaterThan(before);
  });
  expect(sent.at(-1)).toMatchObject({ dateNumber: null, area: 0 });
});

it('another mode starts with all areas and no complaints, and what was typed is still there (D6)', async () => {
  const { user, search } = await openMode('Identificación');
  await user.type(field('Identificación'), 'A1');
  await chooseArea(user, 'Hematología');
  await search();
  expect(await screen.findByText('Solo dígitos o *')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Nombres' }));
  expect(choice('Área')).toHaveDisplayValue('Todas');
  await user.type(field('Primer nombre'), 'ana');
  await user.click(screen.getByRole('tab', { name: 'Identificación' }));
  expect(field('Identificación')).toHaveValue('A1');
  expect(screen.queryByText('Solo dígitos o *')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Nombres' }));
  expect(field('Primer nombre')).toHaveValue('ANA');
});

it('a failed search leaves everything typed where it is (D6)', async () => {
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 400 })));
  const { user } = await openMode('Nombres');
  await user.type(field('Primer apellido'), 'peña{Enter}');
  expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Nombres' })).toHaveAttribute('aria-selected', 'true');
  expect(field('Primer apellido')).toHaveValue('PEÑA');
});

it('without the address of the LIS the areas say what to configure', async () => {
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, lisUrl: '' })));
  changeSetting('ServiciosLISUrl', '');
  await openDashboard(1);
  expect(await screen.findByText('El administrador debe configurar la URL del LIS.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

it.each(['Identificación', 'Nombres', 'Orden'])(
  'the fields of %s keep browsers, checkers and translators out (C9, K5)',
  async (mode) => {
    await openMode(mode);
    for (const box of screen.getAllByRole('textbox')) {
      expect(box).toHaveAttribute('autocomplete', 'off');
      expect(box).toHaveAttribute('spellcheck', 'false');
      expect(box).toHaveAttribute('translate', 'no');
    }
    for (const select of screen.getAllByRole('combobox')) {
      expect(select).toHaveAttribute('autocomplete', 'off');
    }
  },
);

it('on a phone the modes are buttons that say which one is chosen', async () => {
  narrowScreen();
  const bodies = watchSearches();
  const user = await openDashboard(4);
  const modes = within(screen.getByRole('group', { name: 'Formas de buscar' }));
  const pressed = () =>
    modes
      .getAllByRole('button')
      .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')]);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(pressed()).toEqual([
    ['Buscar por fecha', 'true'],
    ['Buscar por identificación', 'false'],
    ['Buscar por paciente', 'false'],
    ['Buscar por orden', 'false'],
  ]);
  await user.click(modes.getByRole('button', { name: 'Buscar por orden' }));
  expect(pressed().at(-1)).toEqual(['Buscar por orden', 'true']);
  await user.type(field('Número de orden'), '202311210042');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => {
    expect(bodies()).toEqual([{ order: '202311210042', area: 0, onlyValidated: false }]);
  });
  vi.unstubAllGlobals();
});
