import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';

import {
  dialog,
  openConfiguration,
  storedSetting,
  storedUserTypes,
  USER_TYPES,
  watchSaves,
} from '@tests/support/administration/administration';
import { changeSetting } from '@tests/support/orders/dashboard';
import { closeLaboratory, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

it('shows the stored client data with a label and a line of help for each field, and the version', async () => {
  await openConfiguration();
  expect(dialog().getByText(/^Versión \d+\.\d+\.\d+$/)).toBeVisible();
  const name = dialog().getByRole('textbox', { name: 'Nombre del laboratorio' });
  expect(name).toHaveValue('Laboratorio Clínico Andino');
  expect(name).toHaveAccessibleDescription(/64 caracteres/);
  expect(dialog().getByRole('textbox', { name: 'Color principal' })).toHaveValue('#0f6e84');
  for (const label of [
    'Información',
    'Información adicional',
    'Sitio web',
    'Dirección de los servicios del LIS',
    'Dirección del servicio de seguridad',
    'Carpeta del LIS para informes',
  ]) {
    const field = dialog().getByRole('textbox', { name: label });
    expect(field).toHaveAccessibleDescription(/\S/);
    expect(field).not.toHaveValue('');
  }
  expect(dialog().getByRole('group', { name: 'Logo' })).toBeVisible();
  expect(dialog().getByRole('group', { name: 'Banner' })).toBeVisible();
});

it('a new name and colour are stored and show at once, without a reload', async () => {
  const user = await openConfiguration();
  const name = dialog().getByRole('textbox', { name: 'Nombre del laboratorio' });
  await user.clear(name);
  await user.type(name, 'Laboratorio Nuevo');
  const color = dialog().getByRole('textbox', { name: 'Color principal' });
  await user.clear(color);
  await user.type(color, 'A03060');
  await user.tab();
  expect(color).toHaveValue('#a03060');
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Los datos quedaron guardados.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(await storedSetting('Color')).toBe('#a03060');
  expect(document.title).toBe('Laboratorio Nuevo');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByText('Laboratorio Nuevo')).toBeVisible();
});

it('lines of the foot and a message keep their breaks when they are edited', async () => {
  changeSetting('Informacion', 'Calle 93 # 14-20\nTeléfono 601 555 0190');
  const types = (await storedUserTypes()).map((one) =>
    one['type'] === 2 ? { ...one, message: 'Use su documento.\nDe 7 a 17.' } : one,
  );
  server.use(http.get(USER_TYPES, () => HttpResponse.json(types)));
  const user = await openConfiguration();
  const saves = watchSaves();
  await user.type(dialog().getByRole('textbox', { name: 'Información' }), '1');
  await user.click(dialog().getByRole('tab', { name: 'Tipos de usuario' }));
  const patient = within(await dialog().findByRole('region', { name: 'Paciente' }));
  await user.type(patient.getByRole('textbox', { name: 'Mensaje de bienvenida' }), '!');
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(saves).toHaveLength(2);
  });
  expect(saves[0]?.body).toContainEqual({
    key: 'Informacion',
    value: 'Calle 93 # 14-20\nTeléfono 601 555 01901',
  });
  expect(saves[1]?.body).toContainEqual(
    expect.objectContaining({ type: 2, message: 'Use su documento.\nDe 7 a 17.!' }),
  );
});

it('names the files of the report folder that are wrong, with the place, and says nothing of absent ones', async () => {
  server.use(
    http.get('*/reports/order.json', () => HttpResponse.json({ tests: ['1002', 5] })),
    http.get('*/reports/labels.json', () => new HttpResponse(null, { status: 503 })),
  );
  await openConfiguration();
  expect(await dialog().findByText(/order\.json no es válido \(tests\.1: string\)/)).toBeVisible();
  expect(dialog().getByText(/No se pudo leer labels\.json/)).toBeVisible();
  expect(dialog().queryByText(/index\.json/)).toBeNull();
});

it('names the typefaces that another one is printed for, and not those that are printed as they are', async () => {
  const fonts = { 'Arial Narrow': 'Liberation Sans Narrow', Verdana: 'Verdana' };
  const stimulsoft = { scriptsUrl: '/reports/stimulsoft', licenseKey: 'key', fonts };
  server.use(
    http.get('*/config.json', () =>
      HttpResponse.json({ ...RUNTIME_FILE, reportEngine: 'stimulsoft', stimulsoft }),
    ),
  );
  await openConfiguration();
  const note = /imprimen Liberation Sans Narrow en lugar de Arial Narrow/;
  expect(await dialog().findByText(note)).toBeVisible();
  expect(dialog().queryByText(/Verdana/)).toBeNull();
});
