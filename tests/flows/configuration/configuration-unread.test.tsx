import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  CONFIGURATION,
  dialog,
  openAsAdministrator,
  openConfiguration,
  storedConfiguration,
  watchSaves,
} from '@tests/support/administration/administration';
import { openDashboard } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The stored configuration with entries of these keys broken: their value, or with an asterisk before it their key. */
async function breakSettings(...broken: readonly string[]): Promise<void> {
  const entries = await storedConfiguration();
  const wire = entries.map(({ key, value, origin }) => ({
    key: broken.includes(`*${key}`) ? '%%%' : base64(key),
    value: broken.includes(key) ? '%%%' : base64(value),
    origin,
  }));
  const value = base64(JSON.stringify(wire));
  server.use(http.get(`${CONFIGURATION}/encrypted`, () => HttpResponse.json([{ value }])));
}

const TITLE = /^4 ajustes no se pudieron leer/;

it('E3: administrators see which settings could not be read, on the dashboard and in the dialog', async () => {
  await breakSettings('BloqueaPanicos', 'VerPreliminar', 'FormatoFecha', '*VerNombreExamen');
  const user = await openAsAdministrator();
  expect(await screen.findByText(TITLE)).toBeVisible();
  const names = 'Resultados en pánico, Informe preliminar, FormatoFecha, 1 sin nombre legible';
  expect(screen.getByText(names)).toBeVisible();
  expect(screen.getByText(/rige lo más estricto/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  await screen.findByRole('dialog', { name: 'Configuración' });
  expect(await dialog().findByText(TITLE)).toBeVisible();
  expect(dialog().getByText(names)).toBeVisible();
});

it('one setting is told as one, and the form starts with what holds', async () => {
  await breakSettings('VerPreliminar');
  const user = await openConfiguration();
  expect(dialog().getByText('1 ajuste no se pudo leer')).toBeVisible();
  expect(dialog().queryByText(/sin nombre/)).toBeNull();
  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  expect(await dialog().findByRole('switch', { name: 'Informe preliminar' })).not.toBeChecked();
});

it('nobody else is told, and nothing where all could be read', async () => {
  await breakSettings('BloqueaPanicos');
  await openDashboard(1);
  expect(screen.queryByText(/no se pud/)).toBeNull();
  server.resetHandlers();
  await openConfiguration();
  expect(screen.queryByText(/no se pud/)).toBeNull();
});

it('a lost setting is stored anew by choosing another value than the one that holds', async () => {
  await breakSettings('BloqueaPanicos');
  const saves = watchSaves();
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  const strict = await dialog().findByRole('radio', {
    name: 'Retener toda la orden',
    checked: true,
  });
  expect(strict).toBeVisible();
  await user.click(dialog().getByRole('radio', { name: 'No retener nada' }));
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(saves[0]?.body).toEqual(
      expect.arrayContaining([{ key: 'BloqueaPanicos', value: '0' }]) as unknown,
    );
  });
});
