import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { closeLaboratory } from '@tests/support/environment/laboratory';
import {
  dialog,
  openAsAdministrator,
  openConfiguration,
  storedSetting,
  watchSaves,
} from '@tests/support/administration/administration';

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

async function chooseOptions(user: UserEvent): Promise<void> {
  await user.click(await dialog().findByRole('tab', { name: 'Opciones' }));
  await dialog().findByRole('switch', { name: 'Tabla histórica' });
}

async function openOptions() {
  const user = await openConfiguration();
  await chooseOptions(user);
  return user;
}

async function save(user: UserEvent): Promise<void> {
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

it('shows each option as stored, whatever its spelling, with one line of help', async () => {
  await openOptions();
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
  const switches = dialog().getAllByRole('switch');
  expect(switches).toHaveLength(Object.keys(expected).length);
  for (const [name, isOn] of Object.entries(expected)) {
    const option = dialog().getByRole<HTMLInputElement>('switch', { name });
    expect([name, option.checked]).toEqual([name, isOn]);
    expect(option).toHaveAccessibleDescription(/\S/);
  }
  expect(dialog().getByRole('radio', { name: 'No retener nada' })).toBeChecked();
});

it('offers the choices of the requirement, and says that blocking is not for panics alone (§3)', async () => {
  changeSetting('MostrarResultado', '5');
  await openOptions();
  const choicesOf = (name: string) =>
    within(dialog().getByRole('radiogroup', { name }))
      .getAllByRole('radio')
      .map((choice) => choice.getAttribute('value'));
  expect(choicesOf('Resultados en pánico')).toEqual(['0', '1', '2']);
  expect(choicesOf('Resultados que se muestran')).toEqual(['5', '0']);
  expect(
    dialog().getByRole('radiogroup', { name: 'Resultados en pánico' }),
  ).toHaveAccessibleDescription(/no es normal: no solo de pánico/);
});

it('a stored value that no choice offers is shown as such and kept, until another is chosen', async () => {
  changeSetting('BloqueaPanicos', '7');
  const saves = watchSaves();
  const user = await openOptions();
  expect(dialog().getByRole('radio', { name: 'Otro valor guardado (7)' })).toBeChecked();
  expect(dialog().getByRole('radio', { name: 'Otro valor guardado (1)' })).toBeChecked();
  await user.click(dialog().getByRole('switch', { name: 'Saldo pendiente' }));
  await user.click(dialog().getByRole('radio', { name: 'Solo verificados' }));
  await save(user);
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

it('a switched option acts on the open dashboard at once', async () => {
  const user = await openOptions();
  expect(screen.getByRole('tab', { name: 'Orden', hidden: true })).toBeInTheDocument();
  await user.click(dialog().getByRole('switch', { name: 'Buscar por orden' }));
  await save(user);
  expect(screen.queryByRole('tab', { name: 'Orden' })).toBeNull();
  expect(await storedSetting('BusquedaOrden')).toBe('false');
});

it('a way to search that is switched off while it is chosen gives way to the first one', async () => {
  const user = await openAsAdministrator();
  await user.click(screen.getByRole('tab', { name: 'Orden' }));
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  await screen.findByRole('dialog', { name: 'Configuración' });
  await chooseOptions(user);
  await user.click(dialog().getByRole('switch', { name: 'Buscar por orden' }));
  await save(user);
  expect(screen.getByRole('tab', { name: 'Fecha' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: 'Fecha inicial' })).toBeVisible();
});
