// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import {
  dialog,
  EMAIL,
  field,
  fill,
  openRecovery,
  send,
  TOKEN,
  TYPED,
  watchMail,
  watchRecovery,
} from './recovery-dialog';

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
