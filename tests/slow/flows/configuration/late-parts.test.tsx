// @vitest-environment jsdom
// Parts and answers that come late, and a layout that changes, leave what is open and typed.

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  typeInto,
  USER_TYPES,
} from '@tests/support/administration/administration';
import { openRichText, paste, withoutPlaces } from '@tests/flows/configuration/rich-text-field';
import { closeLaboratory, server } from '@tests/support/environment/laboratory';
import { changeLayout } from '@tests/support/page/screen-width';
import { signedIn } from '@tests/support/people/world';
import { gate } from '@tests/support/reports/reports';
import { openUserMenu } from '@tests/support/orders/search';

const SETTINGS = `${CONFIGURATION}/encrypted`;

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

it('what could not be read is asked for again while the rest is still to come', async () => {
  const user = await openAsAdministrator();
  const waiting = gate();
  server.use(
    http.get(SETTINGS, waiting.wait),
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

it('a save is confirmed by what is read after it, not by a read that was under way before', async () => {
  const user = await openConfiguration();
  await typeInto(user, 'Información', 'Calle nueva');
  const waiting = gate();
  let reads = 0;
  server.use(
    http.get(SETTINGS, async () => {
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

it('the change of password stays open with what was typed, and so does the list of keys', async () => {
  const user = await signedIn('laboratorio');
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  const opened = within(await screen.findByRole('dialog'));
  await user.type(opened.getByLabelText('Contraseña actual'), 'Ab3');
  changeLayout('narrow');
  expect(opened.getByLabelText('Contraseña actual')).toHaveValue('Ab3');
  expect(screen.getByRole('dialog')).toBeInTheDocument();

  changeLayout('wide');
  await user.keyboard('{Escape}');
  await expectClosed();
  await openUserMenu(user);
  await user.click(screen.getByRole('button', { name: 'Atajos' }));
  const keys = await screen.findByRole('dialog');
  changeLayout('narrow');
  expect(keys).toBeInTheDocument();
});

it('a tab that is still to come takes nothing from the one that was open: its edits can be undone', async () => {
  withoutPlaces();
  const user = await openConfiguration();
  await user.click(screen.getByRole('tab', { name: 'Términos y condiciones' }));
  const textbox = await screen.findByRole('textbox', { name: 'Términos y condiciones' });
  expect(textbox).toHaveTextContent('Ley 1581');
  paste(textbox, { text: 'Nuevos ' });
  await user.click(screen.getByRole('tab', { name: 'Correo' }));
  expect(await screen.findByRole('textbox', { name: 'Nombre del servidor' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Términos y condiciones' }));
  const [undo] = screen.getAllByRole('button', { name: 'Deshacer' });
  await user.click(undo ?? textbox);
  expect(
    await screen.findByRole('textbox', { name: 'Términos y condiciones' }),
  ).not.toHaveTextContent('Nuevos');
});

it('a text that another part of the page hid while it was loaded is the same afterwards, and so is an edit of it', async () => {
  const user = userEvent.setup();
  const list = '<ul><li>uno</li><li>dos<ol><li>tres</li></ol></li></ul>';
  const { values, textbox } = await openRichText(`<h2>Términos</h2>${list}`);
  paste(textbox, { text: 'Nuevo ' });
  await user.click(screen.getByRole('button', { name: 'Cargar otra parte' }));
  expect(await screen.findByText('Otra parte')).toBeVisible();
  const again = await screen.findByRole('textbox', { name: 'Texto' });
  expect(again).toHaveTextContent('Nuevo Términos');
  paste(again, { text: 'Otro ' });
  expect(values.at(-1)).toContain(list);
});
