import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  CONFIGURATION,
  dialog,
  expectClosed,
  findAlert,
  openAsAdministrator,
  openConfiguration,
  save,
  typeInto,
  USER_TYPES,
} from '@tests/support/administration/administration';
import { server } from '@tests/support/environment/laboratory';
import { gate } from '@tests/support/reports/reports';

/** The stored list without a single entry. */
const NO_ENTRIES = [{ key: 'dataconfig', value: btoa('[]'), origin: null }];

it.each<[string, string, () => Response]>([
  ['configuration', `${CONFIGURATION}/encrypted`, () => new HttpResponse(null, { status: 204 })],
  ['configuration', `${CONFIGURATION}/encrypted`, () => HttpResponse.json(NO_ENTRIES)],
  ['configuration', `${CONFIGURATION}/encrypted`, () => HttpResponse.json({ code: 0 })],
  ['user types', USER_TYPES, () => new HttpResponse(null, { status: 204 })],
  ['user types', USER_TYPES, () => HttpResponse.json([])],
])(
  '%s that come empty open no editor full of defaults: they can be read again',
  async (_part, address, empty) => {
    const user = await openAsAdministrator();
    server.use(http.get(address, empty));
    await user.click(screen.getByRole('button', { name: 'Configuración' }));
    await screen.findByRole('dialog', { name: 'Configuración' });
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent('No se pudo leer la configuración');
    expect(dialog().queryByRole('textbox')).toBeNull();
    server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(
      await dialog().findByRole('textbox', { name: 'Nombre del laboratorio' }),
    ).toBeInTheDocument();
  },
);

it('what could not be read is asked for again while the rest is still to come', async () => {
  const user = await openAsAdministrator();
  const waiting = gate();
  server.use(
    http.get(`${CONFIGURATION}/encrypted`, waiting.wait),
    http.get(USER_TYPES, () => HttpResponse.json([])),
  );
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  const alert = await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => {
    expect(alert).not.toBeInTheDocument();
  });
  waiting.open();
  expect(
    await dialog().findByRole('textbox', { name: 'Nombre del laboratorio' }),
  ).toBeInTheDocument();
});

it.each<[string, string, () => Response]>([
  ['configuration', `${CONFIGURATION}/encrypted`, () => new HttpResponse(null, { status: 204 })],
  ['configuration', `${CONFIGURATION}/encrypted`, () => HttpResponse.html('<p>Wi-Fi</p>')],
  ['user types', USER_TYPES, () => HttpResponse.json([])],
])(
  '%s that come back empty after a save leave the portal and its dialog standing',
  async (_part, address, empty) => {
    const user = await openConfiguration();
    await typeInto(user, 'Información', 'Calle nueva');
    let reads = 0;
    server.use(
      http.get(address, () => {
        reads += 1;
        // The save itself reads what is stored before it writes.
        return reads === 1 ? undefined : empty();
      }),
    );
    await save(user);
    await findAlert('No se pudo confirmar lo guardado: el portal no pudo leerlo de nuevo.');
    expect(dialog().getByRole('textbox', { name: 'Información' })).toHaveValue('Calle nueva');
    expect(screen.queryByText(/El portal no está disponible/)).toBeNull();
    server.resetHandlers();
    await save(user);
    await expectClosed();
    expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeInTheDocument();
  },
);

it('a save is confirmed by what is read after it, not by a read that was under way before', async () => {
  const user = await openConfiguration();
  await typeInto(user, 'Información', 'Calle nueva');
  const waiting = gate();
  let reads = 0;
  server.use(
    http.get(`${CONFIGURATION}/encrypted`, async () => {
      reads += 1;
      if (reads === 2) return new HttpResponse(null, { status: 204 });
      // What the portal asks for anew by itself after the unreadable answer.
      if (reads === 3) await waiting.wait();
      return undefined;
    }),
  );
  await save(user);
  await findAlert('No se pudo confirmar lo guardado: el portal no pudo leerlo de nuevo.');
  await waitFor(() => {
    expect(reads).toBe(3);
  });
  await save(user);
  await expectClosed();
  waiting.open();
});
