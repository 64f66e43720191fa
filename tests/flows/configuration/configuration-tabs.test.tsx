import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import {
  dialog,
  expectClosed,
  openAsAdministrator,
  openConfiguration,
  openUserTypes,
  save,
  storedSetting,
  storedUserTypes,
  typeInto,
  USER_TYPES,
  userType,
  watchSaves,
} from '@tests/support/administration/administration';
import { closeLaboratory, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { pictureFile, png } from '@tests/support/files/pictures';
import { changeSetting } from '@tests/support/orders/dashboard';

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

it('shows the stored client data with a line of help for each field, and a new name and colour at once', async () => {
  const user = await openConfiguration();
  expect(dialog().getByText(/^Versión \d+\.\d+\.\d+$/)).toBeVisible();
  const name = dialog().getByRole('textbox', { name: 'Nombre del laboratorio' });
  expect(name).toHaveValue('Laboratorio Clínico Andino');
  expect(name).toHaveAccessibleDescription(/64 caracteres/);
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

  await typeInto(user, 'Nombre del laboratorio', 'Laboratorio Nuevo');
  // The colour gets its # and says in a word how text reads on it.
  const color = dialog().getByRole('textbox', { name: 'Color principal' });
  expect(color).toHaveValue('#0f6e84');
  expect(color).toHaveAccessibleDescription(/Se lee bien/);
  await typeInto(user, 'Color principal', '7096DE');
  await user.tab();
  expect(color).toHaveValue('#7096de');
  expect(color).toHaveAccessibleDescription(/Lo oscurecemos/);
  await save(user);
  expect(await screen.findByText('Los datos quedaron guardados.')).toBeVisible();
  await expectClosed();
  expect(await storedSetting('Color')).toBe('#7096de');
  expect(document.title).toBe('Laboratorio Nuevo');
  expect(within(screen.getByRole('banner')).getByText('Laboratorio Nuevo')).toBeVisible();
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
  await openUserTypes(user);
  await user.type(
    userType('Paciente').getByRole('textbox', { name: 'Mensaje de bienvenida' }),
    '!',
  );
  expect(dialog().getByText('2 cambios')).toBeVisible();
  await save(user);
  await expect.poll(() => saves.length).toBe(2);
  expect(saves[0]?.body).toContainEqual({
    key: 'Informacion',
    value: 'Calle 93 # 14-20\nTeléfono 601 555 01901',
  });
  expect(saves[1]?.body).toContainEqual(
    expect.objectContaining({ type: 2, message: 'Use su documento.\nDe 7 a 17.!' }),
  );
});

it('names the files of the report folder that are wrong, and the typefaces that another one is printed for', async () => {
  const fonts = { 'Arial Narrow': 'Liberation Sans Narrow', Verdana: 'Verdana' };
  const stimulsoft = { scriptsUrl: '/reports/stimulsoft', licenseKey: 'key', fonts };
  server.use(
    http.get('*/config.json', () =>
      HttpResponse.json({ ...RUNTIME_FILE, reportEngine: 'stimulsoft', stimulsoft }),
    ),
    http.get('*/reports/order.json', () => HttpResponse.json({ tests: ['1002', 5] })),
    http.get('*/reports/labels.json', () => new HttpResponse(null, { status: 503 })),
  );
  await openConfiguration();
  expect(await dialog().findByText(/order\.json no es válido \(tests\.1: string\)/)).toBeVisible();
  expect(dialog().getByText(/No se pudo leer labels\.json/)).toBeVisible();
  expect(dialog().queryByText(/index\.json/)).toBeNull();
  const note = /imprimen Liberation Sans Narrow en lugar de Arial Narrow/;
  expect(dialog().getByText(note)).toBeVisible();
  expect(dialog().queryByText(/Verdana/)).toBeNull();
});

async function chooseOptions(user: UserEvent): Promise<void> {
  await user.click(await dialog().findByRole('tab', { name: 'Opciones' }));
  await dialog().findByRole('switch', { name: 'Tabla histórica' });
}

it('shows each option as stored, and keeps a value that no choice offers until another is chosen', async () => {
  changeSetting('BloqueaPanicos', '7');
  const saves = watchSaves();
  const user = await openConfiguration();
  await chooseOptions(user);
  const expected = {
    'Tabla histórica': true,
    'Gráfica histórica': true,
    'Histórico combinado': true,
    'Código de seguridad': false,
    'Recuperar contraseña': true,
    'Saldo pendiente': false,
    'Buscar por orden': true,
    'Exámenes confidenciales': false,
    'Informe final al abrir la orden': false,
    'Buscar entre dos fechas': true,
    'Descargar ZIP para clientes': true,
    'Mostrar solo el informe': false,
    'Nombre completo del examen': true,
    'Informe preliminar': true,
  };
  expect(dialog().getAllByRole('switch')).toHaveLength(Object.keys(expected).length);
  for (const [name, isOn] of Object.entries(expected)) {
    const option = dialog().getByRole<HTMLInputElement>('switch', { name });
    expect(option.checked, `is ${name} on`).toBe(isOn);
    expect(option, `help of ${name}`).toHaveAccessibleDescription(/\S/);
  }
  // The choices of the requirement, what is stored beside them, and that blocking is not for panics alone.
  const group = (name: string) => dialog().getByRole('radiogroup', { name });
  const choicesOf = (name: string) =>
    within(group(name))
      .getAllByRole('radio')
      .map((choice) => choice.getAttribute('value'))
      .toSorted();
  expect(choicesOf('Resultados críticos (pánico)')).toEqual(['0', '1', '2', '7']);
  expect(choicesOf('Resultados que se muestran')).toEqual(['0', '1', '5']);
  expect(group('Resultados críticos (pánico)')).toHaveAccessibleDescription(/alterado o crítico/);
  expect(dialog().getByRole('radio', { name: 'Otro valor guardado (7)' })).toBeChecked();
  expect(dialog().getByRole('radio', { name: 'Otro valor guardado (1)' })).toBeChecked();
  await user.click(dialog().getByRole('switch', { name: 'Saldo pendiente' }));
  await user.click(dialog().getByRole('radio', { name: 'Solo verificados' }));
  await save(user);
  await expectClosed();
  expect(saves[0]?.body).toEqual(
    expect.arrayContaining([
      { key: 'BloqueaPanicos', value: '7' },
      { key: 'MostrarResultado', value: '0' },
      { key: 'ValidaSaldoPendiente', value: true },
      { key: 'LlaveCaptcha', value: '' },
      { key: 'Historico', value: 'True' },
      { key: 'VerPreliminar', value: '' },
    ]),
  );
});

it('a way to search that is switched off goes from the open dashboard, and gives way to the first one', async () => {
  const user = await openAsAdministrator();
  await user.click(screen.getByRole('tab', { name: 'Orden' }));
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  await screen.findByRole('dialog', { name: 'Configuración' });
  await chooseOptions(user);
  expect(dialog().getByRole('radio', { name: 'No ocultar nada' })).toBeChecked();
  await user.click(dialog().getByRole('switch', { name: 'Buscar por orden' }));
  await save(user);
  await expectClosed();
  expect(screen.queryByRole('tab', { name: 'Orden' })).toBeNull();
  expect(await storedSetting('BusquedaOrden')).toBe('false');
  expect(screen.getByRole('tab', { name: 'Fecha' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: 'Fecha inicial' })).toBeVisible();
});

const storedType = async (type: number) =>
  (await storedUserTypes()).find((one) => one['type'] === type);

it('shows every type, and stores a quantity that is * or digits; making a type visible sets it to *', async () => {
  const user = await openConfiguration();
  await openUserTypes(user);
  // The laboratory is always visible, the demographic one bears its name.
  const names = dialog()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Paciente', 'Médico', 'Tarifa', 'Cliente', 'Laboratorio', 'Aseguradora']);
  const visible = { name: 'Visible en el inicio de sesión' };
  const always = userType('Laboratorio').getByRole('switch', visible);
  expect(always).toBeDisabled();
  expect(always).toBeChecked();
  const quantityOf = (name: string) =>
    userType(name).getByRole('textbox', { name: 'Cantidad de órdenes' });
  expect(quantityOf('Médico')).toHaveValue('*');

  const quantity = quantityOf('Tarifa');
  await user.clear(quantity);
  await user.paste('diez');
  await user.tab();
  expect(quantity).toHaveAccessibleDescription(/Escriba \* para todas o un número entero\./);
  expect(
    dialog().getByRole('tab', { name: /Tipos de usuario.*1 dato por corregir/ }),
  ).toBeVisible();
  await user.click(userType('Tarifa').getByRole('switch', visible));
  await user.click(userType('Tarifa').getByRole('switch', visible));
  expect(quantity).toHaveValue('*');
  await user.clear(quantity);
  await user.paste('0');
  await user.tab();
  expect(quantity).toHaveValue('*');
  await user.clear(quantity);
  await user.paste('25');
  await user.click(userType('Tarifa').getByRole('switch', { name: 'Ve exámenes confidenciales' }));
  await save(user);
  await expectClosed();
  expect(await storedType(6)).toMatchObject({
    quantityOrder: 25,
    confidential: true,
    onlyValidated: true,
    visible: true,
  });
});

it('a picture is stored as bare base64 and can be taken away, and what has no row stays as it is stored', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  changeSetting('ManejoDemograficoConsultaWeb', 'False');
  const saves = watchSaves();
  const user = await openConfiguration();
  await openUserTypes(user);
  // Without demographic users there is no row of theirs.
  expect(dialog().queryByRole('region', { name: 'Aseguradora' })).toBeNull();
  const icon = png({ width: 2, height: 2 });
  const chooser = userType('Cliente').getByLabelText('Imagen', { selector: 'input' });
  await user.upload(chooser, pictureFile(icon));
  expect(
    await userType('Cliente').findByRole('img', { name: /Imagen, imagen actual/ }),
  ).toBeVisible();
  await save(user);
  await expectClosed();
  expect(saves[1]?.body).toContainEqual(
    expect.objectContaining({ type: 5, message: 'Consulte las órdenes de su aseguradora.' }),
  );
  expect((await storedType(3))?.['image']).toBe(Buffer.from(icon).toString('base64'));

  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  const again = within(await screen.findByRole('dialog', { name: 'Configuración' }));
  await user.click(await again.findByRole('tab', { name: 'Tipos de usuario' }));
  const row = within(await again.findByRole('region', { name: 'Cliente' }));
  await user.click(row.getByRole('button', { name: 'Quitar: Imagen' }));
  await save(user);
  await waitFor(async () => {
    expect((await storedType(3))?.['image']).toBe('');
  });
});
