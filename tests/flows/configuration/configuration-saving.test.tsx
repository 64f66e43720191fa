import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import {
  CONFIGURATION,
  dialog,
  expectClosed,
  findAlert,
  openConfiguration,
  save,
  storedConfiguration,
  storedSetting,
  storedUserTypes,
  typeInto,
  USER_TYPES,
  watchSaves,
} from '@tests/support/administration/administration';
import { server } from '@tests/support/environment/laboratory';

it('a save without edits leaves configuration and user types exactly as they were', async () => {
  const before = [await storedConfiguration(), await storedUserTypes()];
  const user = await openConfiguration();
  const saves = watchSaves();
  await save(user);
  await expectClosed();
  expect(saves).toHaveLength(2);
  expect([await storedConfiguration(), await storedUserTypes()]).toEqual(before);
});

it('the mail password is never shown, kept or sent (K2)', async () => {
  const saves = watchSaves();
  const user = await openConfiguration();
  await save(user);
  await expectClosed();
  expect(JSON.stringify(saves)).not.toContain('SmtpPasswordUser');
  expect(document.body.innerHTML).not.toContain('clave-de-demostracion');
});

it('if the user types fail the configuration is not sent again, and everything typed stays (D6)', async () => {
  const user = await openConfiguration();
  const saves = watchSaves();
  server.use(http.put(USER_TYPES, () => new HttpResponse(null, { status: 500 })));
  await typeInto(user, 'Información', 'Calle nueva');
  await save(user);
  expect(
    await findAlert('No se pudo confirmar si los tipos de usuario se guardaron.'),
  ).toHaveTextContent('La configuración sí quedó guardada');
  expect(dialog().getByRole('textbox', { name: 'Información' })).toHaveValue('Calle nueva');
  expect(await storedSetting('Informacion')).toBe('Calle nueva');
  server.resetHandlers();
  const again = watchSaves();
  await save(user);
  await expectClosed();
  expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION]);
  expect(again.map(({ path }) => path)).toEqual([USER_TYPES]);
});

it('if the configuration fails nothing else is sent, and everything typed stays (D6)', async () => {
  const user = await openConfiguration();
  const saves = watchSaves();
  server.use(http.put(CONFIGURATION, () => HttpResponse.error()));
  await typeInto(user, 'Nombre del laboratorio', 'No guardado');
  await save(user);
  expect(await findAlert('No se pudo confirmar si la configuración se guardó.')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Nombre del laboratorio' })).toHaveValue(
    'No guardado',
  );
  expect(saves).toEqual([]);
});

it('a key that somebody else changed meanwhile is shown with both values and chosen', async () => {
  const user = await openConfiguration();
  await typeInto(user, 'Información', 'mía');
  await typeInto(user, 'Nombre del laboratorio', 'mío');
  changeSetting('Informacion', 'suya');
  await save(user);
  const question = within(
    await screen.findByRole('dialog', { name: 'Otra persona cambió los mismos datos' }),
  );
  const info = within(question.getByRole('radiogroup', { name: 'Información' }));
  expect(question.getAllByRole('radiogroup')).toHaveLength(1);
  expect(question.getByRole('button', { name: 'Guardar lo elegido' })).toBeDisabled();
  expect(info.getByRole('radio', { name: 'Mi cambio' })).toHaveAccessibleDescription('mía');
  await user.click(info.getByRole('radio', { name: 'Lo que está guardado' }));
  expect(info.getByRole('radio', { name: 'Lo que está guardado' })).toHaveAccessibleDescription(
    'suya',
  );
  const saves = watchSaves();
  await user.click(question.getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => {
    expect(saves[0]?.body).toEqual(
      expect.arrayContaining([
        { key: 'Informacion', value: 'suya' },
        { key: 'Titulo', value: 'mío' },
      ]),
    );
  });
});

it('going back from the question keeps what was typed', async () => {
  const user = await openConfiguration();
  await typeInto(user, 'Información', 'mía');
  changeSetting('Informacion', 'la de otra persona');
  const saves = watchSaves();
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Volver a editar' }));
  expect(dialog().getByRole('textbox', { name: 'Información' })).toHaveValue('mía');
  expect(saves).toEqual([]);
});

it('says which settings the server did not take over, and keeps them in the form', async () => {
  const user = await openConfiguration();
  server.use(
    http.put(CONFIGURATION, async ({ request }) =>
      HttpResponse.json((await request.json()) as object),
    ),
  );
  await typeInto(user, 'Información', 'ignorada');
  await save(user);
  expect(await findAlert('Algunos datos no se guardaron')).toHaveTextContent(
    'El servidor no guardó: Información.',
  );
  expect(dialog().getByRole('textbox', { name: 'Información' })).toHaveValue('ignorada');
});

it.each([
  ['the number 0', () => HttpResponse.json(0)],
  ['a page', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ['a number that is not true', () => HttpResponse.json(6)],
])(
  'user types answered by %s are read again, and what is not stored is named',
  async (kind, answer) => {
    const words = `Bienvenida con ${kind}`;
    const user = await openConfiguration();
    await user.click(dialog().getByRole('tab', { name: 'Tipos de usuario' }));
    const rate = await dialog().findByRole('region', { name: 'Tarifa' });
    const message = () => within(rate).getByRole('textbox', { name: 'Mensaje de bienvenida' });
    await user.clear(message());
    await user.type(message(), words);
    server.use(http.put(USER_TYPES, answer));
    await save(user);
    expect(await findAlert('Algunos datos no se guardaron')).toHaveTextContent(
      'El servidor no guardó: Tarifa · Mensaje de bienvenida.',
    );
    expect(message()).toHaveValue(words);
    server.resetHandlers();
    const again = watchSaves();
    await save(user);
    await expectClosed();
    expect(again.map(({ path }) => path)).toContain(USER_TYPES);
    expect((await storedUserTypes()).find(({ type }) => type === 6)).toMatchObject({
      message: words,
    });
  },
);

it('a broken rule is told in the server’s words, and nothing is called saved', async () => {
  const user = await openConfiguration();
  const refusal = { code: 2, message: 'Data Error', errorFields: ['1|sede'] };
  server.use(http.put(CONFIGURATION, () => HttpResponse.json(refusal, { status: 500 })));
  await typeInto(user, 'Información', 'mía');
  await save(user);
  const alert = await findAlert('La configuración no se guardó.');
  expect(alert).toHaveTextContent('El laboratorio no aceptó la solicitud: «Data Error: sede».');
  expect(within(alert).getByRole('button', { name: 'Detalles' })).toBeVisible();
});

it('a refused session ends the session once', async () => {
  const user = await openConfiguration();
  server.use(http.put(CONFIGURATION, () => new HttpResponse(null, { status: 403 })));
  await save(user);
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('a field of a user type that somebody else changed meanwhile is chosen as well', async () => {
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Tipos de usuario' }));
  const rate = await dialog().findByRole('region', { name: 'Tarifa' });
  const message = () => within(rate).getByRole('textbox', { name: 'Mensaje de bienvenida' });
  await user.clear(message());
  await user.type(message(), 'mío');
  const stored = await storedUserTypes();
  const changed = stored.map((type) => (type['type'] === 6 ? { ...type, message: 'suyo' } : type));
  server.use(http.get(USER_TYPES, () => HttpResponse.json([...changed])));
  const saves = watchSaves();
  await save(user);
  const question = await screen.findByRole('radiogroup', {
    name: 'Tarifa · Mensaje de bienvenida',
  });
  expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION]);
  await user.click(within(question).getByRole('radio', { name: 'Mi cambio' }));
  await user.click(screen.getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => {
    expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION, USER_TYPES]);
  });
  expect(saves[1]?.body).toContainEqual(expect.objectContaining({ type: 6, message: 'mío' }));
});
