import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import {
  dialog,
  openConfiguration,
  storedUserTypes,
  watchSaves,
} from '@tests/support/administration/administration';

/** One pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function openTypes() {
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Tipos de usuario' }));
  await dialog().findByRole('region', { name: 'Médico' });
  const typeOf = (name: string) => within(dialog().getByRole('region', { name }));
  return { user, typeOf };
}

it('shows every type; the laboratory is always visible, the demographic one bears its name', async () => {
  const { typeOf } = await openTypes();
  const names = dialog()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Paciente', 'Médico', 'Tarifa', 'Cliente', 'Laboratorio', 'Aseguradora']);
  const always = typeOf('Laboratorio').getByRole('switch', {
    name: 'Visible en el inicio de sesión',
  });
  expect(always).toBeDisabled();
  expect(always).toBeChecked();
  expect(typeOf('Médico').getByRole('textbox', { name: 'Cantidad de órdenes' })).toHaveValue('*');
});

it('without demographic users there is no row of theirs, and what is stored of it stays', async () => {
  changeSetting('ManejoDemograficoConsultaWeb', 'False');
  const saves = watchSaves();
  const { user } = await openTypes();
  expect(dialog().queryByRole('region', { name: 'Aseguradora' })).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(saves).toHaveLength(2);
  });
  expect(saves[1]?.body).toContainEqual(
    expect.objectContaining({ type: 5, message: 'Consulte las órdenes de su aseguradora.' }),
  );
});

it('a quantity is * or digits, and making a type visible sets it to *', async () => {
  const { user, typeOf } = await openTypes();
  const quantity = typeOf('Tarifa').getByRole('textbox', { name: 'Cantidad de órdenes' });
  await user.clear(quantity);
  await user.type(quantity, 'diez');
  await user.tab();
  expect(quantity).toHaveAccessibleDescription(/Escriba \* para todas o un número entero\./);
  expect(
    dialog().getByRole('tab', { name: /Tipos de usuario.*1 dato por corregir/ }),
  ).toBeVisible();
  await user.clear(quantity);
  await user.type(quantity, '25');
  await user.click(typeOf('Tarifa').getByRole('switch', { name: 'Ve exámenes confidenciales' }));
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const stored = await storedUserTypes();
  expect(stored.find(({ type }) => type === 6)).toMatchObject({
    quantityOrder: 25,
    confidential: true,
    onlyValidated: true,
    visible: true,
  });

  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  const again = within(await screen.findByRole('dialog', { name: 'Configuración' }));
  await user.click(await again.findByRole('tab', { name: 'Tipos de usuario' }));
  const row = within(await again.findByRole('region', { name: 'Tarifa' }));
  expect(row.getByRole('textbox', { name: 'Cantidad de órdenes' })).toHaveValue('25');
  const visible = row.getByRole('switch', { name: 'Visible en el inicio de sesión' });
  await user.click(visible);
  await user.click(visible);
  expect(row.getByRole('textbox', { name: 'Cantidad de órdenes' })).toHaveValue('*');
});

it('a picture is stored as bare base64 and can be taken away', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  const { user, typeOf } = await openTypes();
  const file = new File([Buffer.from(PNG, 'base64')], 'icono.png', { type: 'image/png' });
  await user.upload(typeOf('Cliente').getByLabelText('Imagen', { selector: 'input' }), file);
  expect(
    await typeOf('Cliente').findByRole('img', { name: /Imagen, imagen actual/ }),
  ).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const image = async () => (await storedUserTypes()).find(({ type }) => type === 3)?.['image'];
  expect(await image()).toBe(PNG);

  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  const again = within(await screen.findByRole('dialog', { name: 'Configuración' }));
  await user.click(await again.findByRole('tab', { name: 'Tipos de usuario' }));
  const row = within(await again.findByRole('region', { name: 'Cliente' }));
  await user.click(row.getByRole('button', { name: 'Quitar: Imagen' }));
  await user.click(again.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () => {
    expect(await image()).toBe('');
  });
});
