import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';

import {
  CONFIGURATION,
  dialog,
  expectClosed,
  findAlert,
  openAsAdministrator,
  openConfiguration,
  save,
  storedConfiguration,
  storedSetting,
  typeInto,
  USER_TYPES,
  watchSaves,
} from '@tests/support/administration/administration';
import { openDashboard } from '@tests/support/orders/dashboard';
import { closeLaboratory, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

const SETTINGS = `${CONFIGURATION}/encrypted`;
/** The stored list without a single entry. */
const NO_ENTRIES = [{ key: 'dataconfig', value: btoa('[]'), origin: null }];
const none = () => new HttpResponse(null, { status: 204 });
const UNREAD = 'No se pudo confirmar lo guardado: el portal no pudo leerlo de nuevo.';

it('what comes empty or unreadable opens no editor full of defaults: it can be read again', async () => {
  const user = await openAsAdministrator();
  for (const [address, answer] of [
    [SETTINGS, none],
    [SETTINGS, () => HttpResponse.json(NO_ENTRIES)],
    [SETTINGS, () => HttpResponse.json({ code: 0 })],
    [SETTINGS, () => HttpResponse.json([{ value: '***' }])],
    [USER_TYPES, none],
    [USER_TYPES, () => HttpResponse.json([])],
  ] as const) {
    server.resetHandlers();
    server.use(http.get(address, answer));
    await user.click(screen.getByRole('button', { name: 'Configuración' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudo leer la configuración');
    expect(dialog().queryByRole('textbox')).toBeNull();
    if (address === SETTINGS || answer === none) {
      await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    }
  }
  server.resetHandlers();
  await user.click(dialog().getByRole('button', { name: 'Reintentar' }));
  expect(
    await dialog().findByRole('textbox', { name: 'Nombre del laboratorio' }),
  ).toBeInTheDocument();
});

it('what comes back empty after a save leaves the dialog standing, and what the server ignored is named later', async () => {
  const user = await openConfiguration();
  const saveUnread = async (label: string, address: string, empty: () => Response) => {
    await typeInto(user, label, 'Calle nueva');
    let reads = 0;
    server.use(
      http.get(address, () => {
        reads += 1;
        // The save itself reads what is stored before it writes.
        return reads === 1 ? undefined : empty();
      }),
    );
    await save(user);
    await waitFor(() => {
      expect(reads).toBeGreaterThan(1);
    });
    await findAlert(UNREAD);
    expect(dialog().getByRole('textbox', { name: label })).toHaveValue('Calle nueva');
    expect(screen.queryByText(/El portal no está disponible/)).toBeNull();
    server.resetHandlers();
  };
  await saveUnread('Nombre del laboratorio', USER_TYPES, () => HttpResponse.json([]));
  await saveUnread('Información', SETTINGS, none);
  // As if it were stored.
  const echo = async ({ request }: { readonly request: Request }) =>
    HttpResponse.json((await request.json()) as object);
  server.use(http.put(CONFIGURATION, echo));
  await saveUnread('Información adicional', SETTINGS, () => HttpResponse.html('<p>Wi-Fi</p>'));
  await save(user);
  expect(await findAlert('Algunos datos no se guardaron')).toHaveTextContent(
    'El servidor no guardó: Información adicional.',
  );
  await save(user);
  await expectClosed();
  expect(await storedSetting('Informacion2')).toBe('Calle nueva');
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeInTheDocument();
});

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

it('administrators see which settings could not be read, and the form starts with what holds', async () => {
  await breakSettings('BloqueaPanicos', 'VerPreliminar', 'FormatoFecha', '*VerNombreExamen');
  const saves = watchSaves();
  const user = await openAsAdministrator();
  const title = /^4 ajustes no se pudieron leer/;
  const names =
    'Resultados críticos (pánico), Informe preliminar, FormatoFecha, 1 sin nombre legible';
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(names)).toBeVisible();
  expect(screen.getByText(/rige lo más estricto/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  await screen.findByRole('dialog', { name: 'Configuración' });
  expect(await dialog().findByText(title)).toBeVisible();
  expect(dialog().getByText(names)).toBeVisible();

  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  expect(await dialog().findByRole('switch', { name: 'Informe preliminar' })).not.toBeChecked();
  expect(dialog().getByRole('radio', { name: 'Ocultar toda la orden' })).toBeChecked();
  // A lost setting is stored anew by choosing another value than the one that holds.
  await user.click(dialog().getByRole('radio', { name: 'No ocultar nada' }));
  await save(user);
  await waitFor(() => {
    expect(saves[0]?.body).toEqual(
      expect.arrayContaining([{ key: 'BloqueaPanicos', value: '0' }]) as unknown,
    );
  });
});

it('nobody else is told or sees the gear, one setting is told as one, and nothing where all could be read', async () => {
  await breakSettings('BloqueaPanicos');
  await openDashboard(1);
  expect(screen.queryByText(/no se pud/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Configuración' })).toBeNull();
  await openAsAdministrator();
  expect(await screen.findByText('1 ajuste no se pudo leer')).toBeVisible();
  expect(screen.queryByText(/sin nombre/)).toBeNull();
  server.resetHandlers();
  await openConfiguration();
  expect(screen.queryByText(/no se pud/)).toBeNull();
});

it('an empty address of the LIS is asked about before it is saved', async () => {
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, lisUrl: '' })));
  const user = await openConfiguration();
  const saves = watchSaves();
  const address = 'Dirección de los servicios del LIS';
  await typeInto(user, address, ' ');
  await save(user);
  const question = '¿Guardar sin la dirección del LIS?';
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Escribir la dirección');
  await waitFor(() => {
    expect(dialog().getByRole('textbox', { name: address })).toHaveFocus();
  });
  expect(saves).toEqual([]);
  await save(user);
  await screen.findByRole('dialog', { name: question });
  await press('Guardar sin ella');
  // Without it a step of the setup is open.
  await screen.findByText('Los datos quedaron guardados.');
  expect((await storedSetting('ServiciosLISUrl'))?.trim()).toBe('');
});
