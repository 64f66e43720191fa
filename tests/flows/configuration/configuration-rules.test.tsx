import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { asksBeforeUnload } from '@tests/support/page/before-unload';
import { changeSetting, openDashboard } from '@tests/support/orders/dashboard';
import {
  CONFIGURATION,
  dialog,
  openAsAdministrator,
  openConfiguration,
  typeInto,
  watchSaves,
} from '@tests/support/administration/administration';
import { server } from '@tests/support/environment/laboratory';

/** A field is checked when it is left. */
async function typeAndLeave(user: UserEvent, label: string, text: string): Promise<void> {
  await typeInto(user, label, text);
  await user.tab();
}

const field = (label: string) => dialog().getByRole('textbox', { name: label });

it.each([
  ['Nombre del laboratorio', 'x'.repeat(65), 'Escriba como máximo 64 caracteres.'],
  ['Información', 'x'.repeat(65), 'Escriba como máximo 64 caracteres.'],
  ['Información adicional', 'x'.repeat(65), 'Escriba como máximo 64 caracteres.'],
  ['Carpeta del LIS para informes', 'x'.repeat(129), 'Escriba como máximo 128 caracteres.'],
  ['Sitio web', 'laboratorio', 'La dirección no es válida.'],
  ['Dirección de los servicios del LIS', 'ftp://lis.example', 'La dirección no es válida.'],
  ['Dirección del servicio de seguridad', 'javascript:x', 'La dirección no es válida.'],
  ['Color principal', 'verde', 'El color no es válido.'],
])(
  '%s: says what is wrong beside the field, on the tab and in the summary',
  async (label, text, problem) => {
    const user = await openConfiguration();
    const saves = watchSaves();
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
    await user.tab();
    await waitFor(() => {
      expect(field(label)).toHaveAccessibleDescription(new RegExp(problem));
    });
    expect(field(label)).toBeInvalid();
    expect(
      dialog().getByRole('tab', { name: /Datos del cliente.*1 dato por corregir/ }),
    ).toBeVisible();
    await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await dialog().findByRole('alert', { name: 'Falta corregir 1 dato' })).toHaveTextContent(
      `${label}: ${problem}`,
    );
    await waitFor(() => {
      expect(field(label)).toHaveFocus();
    });
    expect(field(label)).toHaveValue(text);
    expect(saves).toEqual([]);
  },
);

it('the summary leads to the field on its tab', async () => {
  const user = await openConfiguration();
  await typeAndLeave(user, 'Sitio web', 'x');
  await typeAndLeave(user, 'Color principal', 'y');
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  const summary = within(await dialog().findByRole('alert', { name: 'Faltan corregir 2 datos' }));
  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  await user.click(summary.getByRole('button', { name: /^Color principal/ }));
  await waitFor(() => {
    expect(field('Color principal')).toHaveFocus();
  });
});

it('what is stored against today’s rules does not keep anybody from saving something else', async () => {
  changeSetting('URL', 'laboratorio');
  // The laboratory stores nothing of it: what is stored already is no mistake to the other tests.
  server.use(http.put(CONFIGURATION, () => new HttpResponse(null)));
  const saves = watchSaves();
  const user = await openConfiguration();
  await typeAndLeave(user, 'Información adicional', 'hola');
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(saves[0]?.body).toEqual(
      expect.arrayContaining([
        { key: 'URL', value: 'laboratorio' },
        { key: 'Informacion2', value: 'hola' },
      ]),
    );
  });
});

it('says in words how text reads on the colour', async () => {
  const user = await openConfiguration();
  await typeAndLeave(user, 'Color principal', '#7096de');
  const color = field('Color principal');
  expect(color).toHaveAccessibleDescription(/texto blanco: 2,9:1, se lee mal/);
  expect(color).toHaveAccessibleDescription(/texto oscuro: 5,1:1, se lee bien/);
  await typeAndLeave(user, 'Color principal', '#0f6e84');
  expect(color).toHaveAccessibleDescription(/texto blanco: 5,8:1, se lee bien/);
});

it('a colour without # gets one, in lower case', async () => {
  const user = await openConfiguration();
  await typeAndLeave(user, 'Color principal', 'AB12CD');
  expect(field('Color principal')).toHaveValue('#ab12cd');
});

it('leaving with edits asks; without edits it does not (D6)', async () => {
  const user = await openConfiguration();
  await typeAndLeave(user, 'Información', 'a medias');
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(field('Información')).toHaveValue('a medias');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
  expect(field('Información')).toHaveValue('a medias');
  await user.click(dialog().getByRole('button', { name: 'Cerrar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  const again = within(await screen.findByRole('dialog', { name: 'Configuración' }));
  expect(await again.findByRole('textbox', { name: 'Información' })).not.toHaveValue('a medias');
  await user.click(again.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the browser asks before the page goes away with edits', async () => {
  const user = await openConfiguration();
  expect(asksBeforeUnload()).toBe(false);
  await typeAndLeave(user, 'Información', 'a medias');
  expect(asksBeforeUnload()).toBe(true);
});

it('the port is checked only where it is shown', async () => {
  const user = await openConfiguration();
  const saves = watchSaves();
  await user.click(dialog().getByRole('tab', { name: 'Correo' }));
  const port = await dialog().findByRole('textbox', { name: 'Puerto' });
  await user.clear(port);
  await user.type(port, '70000');
  await user.tab();
  await waitFor(() => {
    expect(port).toHaveAccessibleDescription(/Escriba un puerto entre 1 y 65535\./);
  });
  await user.click(dialog().getByRole('radio', { name: 'Outlook' }));
  expect(dialog().queryByRole('textbox', { name: 'Puerto' })).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(saves).toHaveLength(2);
  });
});

it('a configuration that cannot be read says so and can be asked for again', async () => {
  const user = await openAsAdministrator();
  server.use(http.get(`${CONFIGURATION}/encrypted`, () => HttpResponse.json([{ value: '***' }])));
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  await screen.findByRole('dialog', { name: 'Configuración' });
  expect(await dialog().findByText('No se pudo leer la configuración')).toBeVisible();
  server.resetHandlers();
  await user.click(dialog().getByRole('button', { name: 'Reintentar' }));
  expect(await dialog().findByRole('textbox', { name: 'Nombre del laboratorio' })).toBeVisible();
});

it('whoever is no administrator sees no gear', async () => {
  await openDashboard(4);
  expect(screen.queryByRole('button', { name: 'Configuración' })).toBeNull();
});
