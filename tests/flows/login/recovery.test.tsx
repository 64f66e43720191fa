import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { asksBeforeUnload } from '@tests/support/page/before-unload';
import { changeSetting } from '@tests/support/orders/dashboard';
import {
  dialog,
  field,
  fill,
  FORGOT,
  found,
  openRecovery,
  send,
  TYPED,
  watchMail,
  watchRecovery,
} from '@tests/support/people/recovery';
import { openPortal } from '@tests/support/page/render-app';

const refuse = (message: string) => () =>
  HttpResponse.json({ code: 0, message, detail: 'stack', errorFields: null }, { status: 500 });

it.each([
  ['Médico', 'usuario', `usuario/1/-`],
  ['Paciente', '1000', `${TYPED}/2/1000`],
  ['Cliente', 'usuario', `usuario/3/-`],
  ['Tarifa', null, `${TYPED}/6/-`],
])('%s: the values go where the server looks for them', async (tile, userName, path) => {
  const paths = watchRecovery();
  const mails = watchMail();
  const user = await openRecovery(tile);
  fill(userName);
  await user.click(send());
  expect(await screen.findByText(/Le enviamos un mensaje a r\*\*\*@c\*\*\*/)).toBeVisible();
  expect(paths).toEqual([path]);
  expect(mails).toHaveLength(1);
  // It stays, with what to do when nothing comes, until it is closed.
  const page = await screen.findByRole('dialog', { name: 'Revise su correo' });
  const sent = within(page);
  expect(sent.getByText(/correo no deseado/)).toBeVisible();
  await user.click(sent.getAllByRole('button', { name: 'Cerrar' }).at(-1) ?? page);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('laboratory users are not offered it', async () => {
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Laboratorio' }));
  expect(screen.queryByRole('button', { name: FORGOT })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Médico' }));
  expect(screen.getByRole('button', { name: FORGOT })).toBeVisible();
});

it('nobody is offered it while it is off', async () => {
  const key = String.fromCharCode(...new TextEncoder().encode('CambioContraseña'));
  changeSetting(key, 'False');
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Paciente' }));
  expect(screen.queryByRole('button', { name: FORGOT })).toBeNull();
});

it('rate users are asked for their address only', async () => {
  await openRecovery('Tarifa');
  expect(within(dialog()).queryByLabelText('Usuario')).toBeNull();
  expect(field('Correo electrónico')).toHaveAttribute('autocomplete', 'email');
});

it('what is missing is said and nothing is sent', async () => {
  const paths = watchRecovery();
  const user = await openRecovery('Médico');
  await user.click(send());
  expect(field('Usuario')).toHaveAccessibleDescription('Escriba el usuario.');
  expect(field('Correo electrónico')).toHaveAccessibleDescription('Email requerido');
  expect(field('Usuario')).toHaveFocus();
  fill('medico', 'a@b');
  await user.click(send());
  await waitFor(() => {
    expect(field('Correo electrónico')).toHaveAccessibleDescription(
      'El email no se encuentra bien digitado',
    );
  });
  expect(field('Usuario')).toHaveValue('medico');
  expect(paths).toEqual([]);
});

it.each([
  ['1|wrong user type', 'Revise el tipo de usuario y el usuario.'],
  ['2|user not found', 'Usuario no encontrado'],
  ['3|mail not found', 'no tiene un correo electrónico registrado'],
  ['4|patient id missing', 'Revise el tipo de usuario y el usuario.'],
])('the server says %s', async (message, words) => {
  watchRecovery(refuse(message));
  const mails = watchMail();
  const user = await openRecovery('Médico');
  fill('medico');
  await user.click(send());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(words);
  expect(field('Usuario')).toHaveValue('medico');
  expect(field('Correo electrónico')).toHaveValue(TYPED);
  expect(mails).toEqual([]);
});

it.each([
  ['no entry', () => HttpResponse.json([]), 'Usuario no encontrado'],
  ['204', () => new HttpResponse(null, { status: 204 }), 'Usuario no encontrado'],
  ['an empty body', () => new HttpResponse(null), 'Usuario no encontrado'],
  [
    'an entry without success',
    () => HttpResponse.json([{ success: false, token: 'x' }]),
    'Usuario no encontrado',
  ],
  [
    'an account without address',
    () => HttpResponse.json([{ success: true, token: 'x', user: { userName: 'a' } }]),
    'no tiene un correo',
  ],
  ['401', () => new HttpResponse(null, { status: 401 }), 'no autorizó'],
  ['502 with a page', () => HttpResponse.html('x', { status: 502 }), 'no pudo completar'],
  ['no network', () => HttpResponse.error(), 'No fue posible conectarse'],
  ['a foreign page', () => HttpResponse.html('<p>Wi-Fi</p>'), 'no puede leer'],
  ['a broken body', () => new HttpResponse('[{"succ'), 'no puede leer'],
  ['an error object', () => HttpResponse.json({ code: 0, message: 'x' }), 'no puede leer'],
  ['an unexpected failure', refuse('Sin memoria'), 'El laboratorio respondió: «Sin memoria».'],
  ['too many requests', () => new HttpResponse(null, { status: 429 }), 'no pudo completar'],
])('a recovery answered by %s is told; no mail is sent', async (_case, answer, words) => {
  const paths = watchRecovery(answer);
  const mails = watchMail();
  const user = await openRecovery('Médico');
  fill('medico');
  await user.click(send());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(words);
  expect([paths.length, mails.length]).toEqual([1, 0]);
  expect(field('Usuario')).toHaveValue('medico');
  expect(field('Correo electrónico')).toHaveValue(TYPED);
});

it.each([
  ['an error object', () => HttpResponse.json({ code: 0, message: 'x' })],
  ['an unexpected failure', refuse('Sin memoria')],
  ['no answer', () => HttpResponse.error()],
  ['a gateway', () => new HttpResponse(null, { status: 502 })],
])('%s blames no user, and says that the password may be gone', async (_case, answer) => {
  watchRecovery(answer);
  const user = await openRecovery('Médico');
  fill('medico');
  await user.click(send());
  const alert = await within(dialog()).findByRole('alert', {
    name: 'No se pudo confirmar la solicitud',
  });
  expect(alert).toHaveTextContent('Es posible que su contraseña anterior ya no funcione.');
  expect(alert).not.toHaveTextContent(/Usuario no encontrado|Revise el tipo de usuario/);
});

it('nobody leaves the dialog while the old password is being erased: the mail goes, and it is told', async () => {
  let answer: () => void = () => undefined;
  const paths = watchRecovery(
    () =>
      new Promise((resolve) => {
        answer = () => {
          resolve(found());
        };
      }),
  );
  const mails = watchMail();
  const user = await openRecovery('Médico');
  fill('medico');
  await user.click(send());
  await waitFor(() => {
    expect(paths).toHaveLength(1);
  });
  await user.keyboard('{Escape}');
  expect(within(dialog()).queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(asksBeforeUnload()).toBe(true);
  answer();
  expect(await screen.findByText(/Le enviamos un mensaje/)).toBeVisible();
  expect(asksBeforeUnload()).toBe(false);
  expect(mails).toHaveLength(1);
});

it('a recovery that failed can be left', async () => {
  watchRecovery(() => HttpResponse.error());
  const user = await openRecovery('Médico');
  fill('medico');
  await user.click(send());
  await within(dialog()).findByRole('alert');
  await user.click(within(dialog()).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('double clicks recover and mail once', async () => {
  const paths = watchRecovery(async () => {
    await delay(200);
    return found();
  });
  const mails = watchMail();
  const user = await openRecovery('Médico');
  fill('medico');
  await user.dblClick(send());
  expect(await screen.findByText('Enviando…')).toBeVisible();
  await user.click(send());
  await screen.findByText(/Le enviamos un mensaje/);
  expect([paths.length, mails.length]).toEqual([1, 1]);
});
