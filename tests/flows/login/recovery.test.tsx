// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { expectClosed } from '@tests/support/administration/administration';
import { asksBeforeUnload } from '@tests/support/page/before-unload';
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
  EMAIL,
  TOKEN,
} from './recovery-dialog';
import { gate } from '@tests/support/reports/reports';
import { changeSetting } from '@tests/support/orders/dashboard';

const refuse = (message: string) => () =>
  HttpResponse.json({ code: 0, message, detail: 'stack', errorFields: null }, { status: 500 });

it('what is missing is said; then the values go where the server looks for them, and what was sent stays until it is closed', async () => {
  const paths = watchRecovery();
  const mails = watchMail();
  const user = await openRecovery('Paciente');
  await user.click(send());
  expect(field('Número de documento')).toHaveAccessibleDescription(
    'Escriba su número de documento.',
  );
  expect(field('Correo electrónico')).toHaveAccessibleDescription('Email requerido');
  expect(field('Número de documento')).toHaveFocus();
  fill('1000', 'a@b');
  await user.click(send());
  await waitFor(() => {
    expect(field('Correo electrónico')).toHaveAccessibleDescription(
      'El email no se encuentra bien digitado',
    );
  });
  expect(field('Número de documento')).toHaveValue('1000');
  expect(paths).toEqual([]);

  fill('1000');
  await user.click(send());
  expect(await screen.findByText(/Le enviamos un mensaje a r\*\*\*@c\*\*\*/)).toBeVisible();
  expect(paths).toEqual([`${TYPED}/2/1000`]);
  expect(mails).toHaveLength(1);
  const page = await screen.findByRole('dialog', { name: 'Revise su correo' });
  const sent = within(page);
  expect(sent.getByText(/correo no deseado/)).toBeVisible();
  await user.click(sent.getAllByRole('button', { name: 'Cerrar' }).at(-1) ?? page);
  await expectClosed();
});

it('laboratory users are not offered it, and rate users are asked for their address only', async () => {
  const user = await openRecovery('Tarifa');
  expect(within(dialog()).queryByLabelText('Usuario')).toBeNull();
  expect(field('Correo electrónico')).toHaveAttribute('autocomplete', 'email');
  await user.click(within(dialog()).getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('radio', { name: 'Laboratorio' }));
  expect(screen.queryByRole('button', { name: FORGOT })).toBeNull();
});

it('a recovery that is refused, or of which nobody knows, is told, keeps what was typed, and can be left; no mail is sent', async () => {
  const mails = watchMail();
  const user = await openRecovery('Médico');
  fill('medico');
  const noAddress = [{ success: true, token: 'x', user: { userName: 'a' } }];
  const answers: readonly (readonly [string, () => Response])[] = [
    ['no tiene un correo electrónico registrado', refuse('3|mail not found')],
    ['Usuario no encontrado', () => new HttpResponse(null, { status: 204 })],
    ['Su contraseña anterior ya no funciona', () => HttpResponse.json(noAddress)],
    ['Revise el tipo de usuario y el usuario.', refuse('1|wrong user type')],
    ['no autorizó', () => new HttpResponse(null, { status: 401 })],
    ['El laboratorio respondió: «Sin memoria».', refuse('Sin memoria')],
    ['No fue posible conectarse', () => HttpResponse.error()],
  ];
  for (const [words, answer] of answers) {
    const paths = watchRecovery(answer);
    await user.click(send());
    expect(await within(dialog()).findByText(words, { exact: false })).toBeVisible();
    expect(paths, words).toHaveLength(1);
    expect(field('Usuario'), words).toHaveValue('medico');
    expect(field('Correo electrónico'), words).toHaveValue(TYPED);
  }
  // The last one blames no user: the password may be gone all the same.
  const alert = within(dialog()).getByRole('alert', { name: 'No se pudo confirmar la solicitud' });
  expect(alert).toHaveTextContent('Es posible que su contraseña anterior ya no funcione.');
  expect(alert).not.toHaveTextContent(/Usuario no encontrado|Revise el tipo de usuario/);
  expect(mails).toEqual([]);
  await user.click(within(dialog()).getByRole('button', { name: 'Cerrar' }));
  await expectClosed();
});

it('nobody leaves the dialog while the old password is being erased: the mail goes, once, and it is told', async () => {
  const answer = gate();
  const paths = watchRecovery(async () => {
    await answer.wait();
    return found();
  });
  const mails = watchMail();
  const user = await openRecovery('Médico');
  fill('medico');
  await user.dblClick(send());
  expect(await screen.findByText('Enviando…')).toBeVisible();
  await user.click(send());
  await user.keyboard('{Escape}');
  expect(within(dialog()).queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(asksBeforeUnload()).toBe(true);
  answer.open();
  expect(await screen.findByText(/Le enviamos un mensaje/)).toBeVisible();
  expect(asksBeforeUnload()).toBe(false);
  expect([paths.length, mails.length]).toEqual([1, 1]);
});

it('the mail is the laboratory’s template, filled in, sent with the reset token to the registered address', async () => {
  const template =
    `<p onclick="x()">||USER|| ||USER||</p><script>alert(1)</script><a href="||LINK||">||LAB||</a>` +
    `<img src="data:image/png;base64,iVBORw0KGgo=" onerror="x()"> ||DATE||`;
  changeSetting('CuerpoEmail', template);
  watchRecovery();
  const mails = watchMail();
  const user = await openRecovery('Médico');
  fill('medico');
  await user.click(send());
  await screen.findByText(/Le enviamos un mensaje/);
  const [{ mail, authorization } = { mail: null, authorization: null }] = mails;
  expect(authorization).toBe(`Bearer ${TOKEN}`);
  expect(mail).toMatchObject({
    subject: 'Restablecer contraseña',
    recipients: [EMAIL],
    attachment: [{ filename: 'image0.png', path: 'iVBORw0KGgo=', cid: 'image0.png' }],
  });
  const body = mail?.body ?? '';
  expect(body).toContain('<p>ANA &lt;b&gt; ANA &lt;b&gt;</p>');
  expect(body).toContain(`href="${window.location.origin}/?token=${TOKEN}"`);
  expect(body).toContain('>Laboratorio Clínico Andino</a>');
  expect(body).toContain('<img src="cid:image0.png">');
  expect(body).toMatch(/ \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  expect(body).not.toMatch(/script|onclick|onerror|\|\|/);
  const kept = [sessionStorage, localStorage, window.history.state, window.location.href];
  expect(JSON.stringify(kept) + document.body.innerHTML).not.toMatch(/canary|registrado/);
});

const ERASED = 'Su contraseña anterior ya no funciona.';
const NOT_SENT = 'El correo no se envió';
const UNSURE = 'No se pudo confirmar el envío del correo';

it('a mail that failed: the old password is gone, and the same link can be mailed again; another user is recovered anew', async () => {
  const paths = watchRecovery();
  const user = await openRecovery('Médico');
  fill('medico');
  const failures: readonly (readonly [string, () => Response])[] = [
    [NOT_SENT, () => HttpResponse.json({ ok: false, message: 'x' })],
    [NOT_SENT, () => new HttpResponse(null, { status: 401 })],
    [UNSURE, () => HttpResponse.html('<p>Wi-Fi</p>')],
    [UNSURE, () => HttpResponse.error()],
  ];
  for (const [title, answer] of failures) {
    const failed = watchMail(answer);
    await user.click(send());
    await waitFor(() => {
      expect(failed).toHaveLength(1);
    });
    const alert = await within(dialog()).findByRole('alert', { name: title });
    expect(alert).toHaveTextContent(ERASED);
    expect(field('Correo electrónico')).toHaveValue(TYPED);
  }
  watchMail(() => HttpResponse.json({}, { status: 500 }));
  fill('otro');
  await user.click(send());
  expect(await within(dialog()).findByText(/su configuración no es correcta/)).toBeVisible();
  expect(paths).toEqual(['medico/1/-', 'otro/1/-']);
  const mails = watchMail();
  await user.click(send());
  await screen.findByText(/Le enviamos un mensaje/);
  expect(paths).toHaveLength(2);
  expect(mails.map(({ authorization }) => authorization)).toEqual([`Bearer ${TOKEN}`]);
  expect(mails[0]?.mail.body).toContain('cid:image0.png');
});
