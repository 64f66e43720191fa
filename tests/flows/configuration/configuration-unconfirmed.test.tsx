// What a server stored without saying so, and what other administrators stored while a form stood open.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { afterEach, expect, it } from 'vitest';

import {
  CONFIGURATION,
  dialog,
  openConfiguration,
  storedSetting,
  storedUserTypes,
  USER_TYPES,
} from '@tests/support/administration/administration';
import {
  field,
  findSaved,
  openCustomerData,
  save,
  type,
} from '@tests/support/administration/customer-data';
import { closeLaboratory, server } from '@tests/support/environment/laboratory';
import { authorizationOf } from '@tests/support/people/world';

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

/** The next save is carried out, and its answer lost on the way. */
function loseNextAnswer(address: string): void {
  const handler: HttpHandler = http.put(
    address,
    async ({ request }) => {
      await fetch(new Request(request, { method: 'PUT' }));
      return HttpResponse.error();
    },
    { once: true },
  );
  server.use(handler);
}

/** Another administrator stores a value. */
async function otherStores(key: string, value: string): Promise<void> {
  const { authToken } = await authorizationOf('administrador');
  await fetch(CONFIGURATION, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${authToken}` },
    body: JSON.stringify([{ key, value }]),
  });
  expect(await storedSetting(key)).toBe(value);
}

const saveDialog = (user: UserEvent) =>
  user.click(dialog().getByRole('button', { name: 'Guardar' }));

const findUnconfirmed = () => dialog().findByRole('alert', { name: /No se pudo confirmar/ });

async function expectSaved(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByText('Los datos quedaron guardados.')).toBeInTheDocument();
}

it('a setting that was stored without an answer can be taken back', async () => {
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  const before = await storedSetting('BloqueaPanicos');
  await user.click(await dialog().findByRole('radio', { name: 'Retener toda la orden' }));
  loseNextAnswer(CONFIGURATION);
  await saveDialog(user);
  await findUnconfirmed();
  expect(await storedSetting('BloqueaPanicos')).not.toBe(before);
  await user.click(dialog().getByRole('radio', { name: 'No retener nada' }));
  await saveDialog(user);
  await expectSaved();
  expect(await storedSetting('BloqueaPanicos')).toBe('0');
});

it('a rule of a user type that was stored without an answer can be taken back', async () => {
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Tipos de usuario' }));
  const physician = within(await dialog().findByRole('region', { name: 'Médico' }));
  const rule = () => physician.getByRole('switch', { name: 'Solo resultados validados' });
  const stored = async () =>
    (await storedUserTypes()).find((one) => one['type'] === 1)?.['onlyValidated'];
  await user.click(rule());
  loseNextAnswer(USER_TYPES);
  await saveDialog(user);
  await findUnconfirmed();
  expect(await stored()).toBe(false);
  await user.click(rule());
  expect(rule()).toBeChecked();
  await saveDialog(user);
  await expectSaved();
  expect(await stored()).toBe(true);
});

it('what may be stored is not left without a question, though the form is as it was', async () => {
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  const table = await dialog().findByRole('switch', { name: 'Tabla histórica' });
  await user.click(table);
  loseNextAnswer(CONFIGURATION);
  await saveDialog(user);
  await findUnconfirmed();
  await user.click(table);
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
});

it('a value that somebody else stored meanwhile is neither called ignored nor overwritten', async () => {
  const user = await openConfiguration();
  const info = dialog().getByRole('textbox', { name: 'Información' });
  await user.clear(info);
  await user.type(info, 'Calle nueva');
  server.use(http.put(USER_TYPES, () => new HttpResponse(null, { status: 500 }), { once: true }));
  await saveDialog(user);
  await findUnconfirmed();
  await otherStores('BloqueaPanicos', '2');
  await saveDialog(user);
  await expectSaved();
  expect(await storedSetting('BloqueaPanicos')).toBe('2');
});

it('a page that stays open takes over what somebody else stored, and a later save leaves it', async () => {
  const user = await openCustomerData();
  type('Información adicional', 'primera');
  await save(user);
  await findSaved();
  await otherStores('Titulo', 'De otra persona');
  await save(user);
  await waitFor(() => {
    expect(field('Nombre del laboratorio')).toHaveValue('De otra persona');
  });
  expect(screen.queryByText(/El servidor no guardó/)).toBeNull();
  type('Información adicional', 'segunda');
  await save(user);
  await waitFor(async () => {
    expect(await storedSetting('Informacion2')).toBe('segunda');
  });
  expect(await storedSetting('Titulo')).toBe('De otra persona');
});

it('what a server ignored is still named after a save that could not be read back', async () => {
  const user = await openConfiguration();
  const echo = async ({ request }: { readonly request: Request }) =>
    HttpResponse.json((await request.json()) as object);
  server.use(http.put(CONFIGURATION, echo));
  const info = dialog().getByRole('textbox', { name: 'Información' });
  await user.clear(info);
  await user.type(info, 'ignorada');
  let reads = 0;
  server.use(
    http.get(USER_TYPES, () => {
      reads += 1;
      // The save itself reads what is stored before it writes.
      return reads === 1 ? undefined : HttpResponse.error();
    }),
  );
  await saveDialog(user);
  await dialog().findByRole('alert', { name: /^No se pudo confirmar lo guardado/ });
  server.resetHandlers();
  await saveDialog(user);
  expect(
    await dialog().findByRole('alert', { name: 'Algunos datos no se guardaron' }),
  ).toHaveTextContent('El servidor no guardó: Información.');
});
