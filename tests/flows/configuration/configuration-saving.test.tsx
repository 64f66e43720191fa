import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import {
  CONFIGURATION,
  dialog,
  expectClosed,
  findAlert,
  openConfiguration,
  openUserTypes,
  otherStores,
  save,
  storedConfiguration,
  storedSetting,
  storedUserTypes,
  typeInto,
  USER_TYPES,
  userType,
  watchSaves,
} from '@tests/support/administration/administration';
import * as customerData from './customer-data';
import { closeLaboratory, server } from '@tests/support/environment/laboratory';

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

/** The next save is carried out, and its answer lost on the way. */
function loseNextAnswer(address: string): void {
  const lose = async ({ request }: { readonly request: Request }) => {
    await fetch(new Request(request, { method: 'PUT' }));
    return HttpResponse.error();
  };
  server.use(http.put(address, lose, { once: true }));
}

/** The message of the rate's row. */
const rateMessage = () =>
  userType('Tarifa').getByRole('textbox', { name: 'Mensaje de bienvenida' });

it('a save without edits leaves everything as it was, and the mail password is never shown, kept or sent', async () => {
  const before = [await storedConfiguration(), await storedUserTypes()];
  const user = await openConfiguration();
  const saves = watchSaves();
  await save(user);
  await expectClosed();
  expect(saves).toHaveLength(2);
  expect([await storedConfiguration(), await storedUserTypes()]).toEqual(before);
  expect(JSON.stringify(saves)).not.toContain('SmtpPasswordUser');
  expect(document.body.innerHTML).not.toContain('clave-de-demostracion');
});

it('whichever half of a save fails, everything typed stays, and what is stored is not sent again', async () => {
  const user = await openConfiguration();
  const saves = watchSaves();
  const typed = () => dialog().getByRole('textbox', { name: 'Información' });
  await typeInto(user, 'Información', 'Calle nueva');
  // The configuration fails: nothing else is sent.
  server.use(http.put(CONFIGURATION, () => HttpResponse.error(), { once: true }));
  await save(user);
  expect(await findAlert('No se pudo confirmar si la configuración se guardó.')).toBeVisible();
  expect(typed()).toHaveValue('Calle nueva');
  expect(saves).toEqual([]);
  // The user types fail: the configuration is stored.
  server.use(http.put(USER_TYPES, () => new HttpResponse(null, { status: 500 }), { once: true }));
  await save(user);
  expect(
    await findAlert('No se pudo confirmar si los tipos de usuario se guardaron.'),
  ).toHaveTextContent('La configuración sí quedó guardada');
  expect(typed()).toHaveValue('Calle nueva');
  expect(await storedSetting('Informacion')).toBe('Calle nueva');
  expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION]);
  // What somebody else stores meanwhile is neither called ignored nor overwritten.
  await otherStores('BloqueaPanicos', '2');
  await save(user);
  await expectClosed();
  // The second one is theirs.
  expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION, CONFIGURATION, USER_TYPES]);
  expect(await storedSetting('BloqueaPanicos')).toBe('2');
});

it('a setting and a field of a user type that somebody else changed meanwhile are chosen, each from both values', async () => {
  const user = await openConfiguration();
  await typeInto(user, 'Información', 'mía');
  await typeInto(user, 'Nombre del laboratorio', 'mío');
  await openUserTypes(user);
  await user.clear(rateMessage());
  await user.paste('mío');
  changeSetting('Informacion', 'suya');
  const types = (await storedUserTypes()).map((type) =>
    type['type'] === 6 ? { ...type, message: 'suyo' } : type,
  );
  server.use(http.get(USER_TYPES, () => HttpResponse.json(types)));
  const saves = watchSaves();
  await save(user);
  const title = { name: 'Otra persona cambió los mismos datos' };
  const question = within(await screen.findByRole('dialog', title));
  const [info, ...others] = question.getAllByRole('radiogroup');
  expect(info).toHaveAccessibleName('Información');
  expect(others).toEqual([]);
  expect(question.getByRole('button', { name: 'Guardar lo elegido' })).toBeDisabled();
  const choice = (name: string) => question.getByRole('radio', { name });
  expect(choice('Mi cambio')).toHaveAccessibleDescription('mía');
  expect(choice('Lo que está guardado')).toHaveAccessibleDescription('suya');
  await user.click(choice('Lo que está guardado'));
  await user.click(question.getByRole('button', { name: 'Guardar lo elegido' }));
  // The configuration is stored before the user types are asked about.
  const name = 'Tarifa · Mensaje de bienvenida';
  const message = within(await screen.findByRole('radiogroup', { name }));
  expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION]);
  expect(saves[0]?.body).toEqual(
    expect.arrayContaining([
      { key: 'Informacion', value: 'suya' },
      { key: 'Titulo', value: 'mío' },
    ]),
  );
  await user.click(message.getByRole('radio', { name: 'Mi cambio' }));
  await user.click(screen.getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => {
    expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION, USER_TYPES]);
  });
  expect(saves[1]?.body).toContainEqual(expect.objectContaining({ type: 6, message: 'mío' }));
});

it('going back from the question of a conflict keeps what was typed, and gives the focus back', async () => {
  const user = await openConfiguration();
  await typeInto(user, 'Información', 'mía');
  changeSetting('Informacion', 'la de otra persona');
  const saves = watchSaves();
  const button = dialog().getByRole('button', { name: 'Guardar' });
  for (const way of ['Escape', 'its button']) {
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Otra persona cambió los mismos datos' });
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Volver a editar' }));
    await waitFor(() => {
      expect(button, `by ${way}`).toHaveFocus();
    });
    expect(dialog().getByRole('textbox', { name: 'Información' }), `by ${way}`).toHaveValue('mía');
  }
  expect(saves).toEqual([]);
});

it('whatever a save is answered, what is not stored is named and stays in the form', async () => {
  const user = await openConfiguration();
  const echo = async ({ request }: { readonly request: Request }) =>
    HttpResponse.json((await request.json()) as object);
  server.use(http.put(CONFIGURATION, echo, { once: true }));
  await typeInto(user, 'Información', 'ignorada');
  await save(user);
  const named = async (what: string) => {
    expect(await findAlert('Algunos datos no se guardaron')).toHaveTextContent(
      `El servidor no guardó: ${what}.`,
    );
  };
  await named('Información');
  expect(dialog().getByRole('textbox', { name: 'Información' })).toHaveValue('ignorada');

  await openUserTypes(user);
  const message = rateMessage();
  for (const [kind, answer] of [
    ['the number 0', () => HttpResponse.json(0)],
    ['a page', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
    ['a number that is not true', () => HttpResponse.json(6)],
  ] as const) {
    await user.clear(message);
    await user.paste(kind);
    server.use(http.put(USER_TYPES, answer, { once: true }));
    await save(user);
    await named('Tarifa · Mensaje de bienvenida');
    expect(message, `after ${kind}`).toHaveValue(kind);
  }
  const saves = watchSaves();
  await save(user);
  await expectClosed();
  expect(saves.map(({ path }) => path)).toContain(USER_TYPES);
  expect(await storedSetting('Informacion')).toBe('ignorada');
  expect((await storedUserTypes()).find(({ type }) => type === 6)).toMatchObject({
    message: 'a number that is not true',
  });
});

it('a refused save is told in the server’s words or ours, and a refused session ends', async () => {
  const user = await openConfiguration();
  const refusal = { code: 2, message: 'Data Error', errorFields: ['1|sede'] };
  server.use(http.put(CONFIGURATION, () => HttpResponse.json(refusal, { status: 500 })));
  await typeInto(user, 'Información', 'mía');
  await save(user);
  const alert = await findAlert('La configuración no se guardó.');
  expect(alert).toHaveTextContent('El laboratorio no aceptó la solicitud: «Data Error: sede».');
  expect(within(alert).getByRole('button', { name: 'Detalles' })).toBeVisible();
  // A web server in between that finds it too large.
  const page = '<html><h1>413 Request Entity Too Large</h1>';
  server.use(http.put(CONFIGURATION, () => HttpResponse.html(page, { status: 413 })));
  await save(user);
  expect(await dialog().findByText(/más grande de lo que el servidor acepta/)).toBeVisible();
  expect(dialog().queryByText(/Entity|no se pudo confirmar/i)).not.toBeInTheDocument();
  expect(dialog().getByRole('textbox', { name: 'Información' })).toHaveValue('mía');

  server.use(http.put(CONFIGURATION, () => new HttpResponse(null, { status: 403 })));
  await save(user);
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('what was stored without an answer can be taken back, and is not left without a question', async () => {
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  const table = await dialog().findByRole('switch', { name: 'Tabla histórica' });
  expect(await storedSetting('BloqueaPanicos')).not.toBe('2');
  await user.click(dialog().getByRole('radio', { name: 'Ocultar toda la orden' }));
  await user.click(table);
  loseNextAnswer(CONFIGURATION);
  await save(user);
  await findAlert('No se pudo confirmar si la configuración se guardó.');
  expect(await storedSetting('BloqueaPanicos')).toBe('2');
  // The form is as it was read, yet there is something to lose.
  await user.click(dialog().getByRole('radio', { name: 'No ocultar nada' }));
  await user.click(table);
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }));

  // The same with a rule of a user type.
  await openUserTypes(user);
  const rule = () => userType('Médico').getByRole('switch', { name: 'Solo resultados validados' });
  const stored = async () =>
    (await storedUserTypes()).find((one) => one['type'] === 1)?.['onlyValidated'];
  await user.click(rule());
  loseNextAnswer(USER_TYPES);
  await save(user);
  await findAlert('No se pudo confirmar si los tipos de usuario se guardaron.');
  expect(await storedSetting('BloqueaPanicos')).toBe('0');
  expect(await stored()).toBe(false);
  await user.click(rule());
  expect(rule()).toBeChecked();
  await save(user);
  await expectClosed();
  expect(screen.getByText('Los datos quedaron guardados.')).toBeInTheDocument();
  expect(await stored()).toBe(true);
});

it('a page that stays open takes over what somebody else stored, and a later save leaves it', async () => {
  const { field, findSaved, openCustomerData, type } = customerData;
  const user = await openCustomerData();
  type('Información adicional', 'primera');
  await customerData.save(user);
  await findSaved();
  await otherStores('Titulo', 'De otra persona');
  await customerData.save(user);
  await waitFor(() => {
    expect(field('Nombre del laboratorio')).toHaveValue('De otra persona');
  });
  expect(screen.queryByText(/El servidor no guardó/)).toBeNull();
  type('Información adicional', 'segunda');
  await customerData.save(user);
  await expect.poll(() => storedSetting('Informacion2')).toBe('segunda');
  expect(await storedSetting('Titulo')).toBe('De otra persona');
});
