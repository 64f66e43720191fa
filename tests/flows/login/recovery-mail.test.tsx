// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
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
} from '@tests/support/people/recovery';

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
    webquery: true,
    order: 0,
    user: 0,
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

it.each([
  ['ok false', () => HttpResponse.json({ ok: false, message: 'x' }), NOT_SENT],
  ['the failure text', () => HttpResponse.text('Se a generado un error al enviar'), NOT_SENT],
  ['400', () => HttpResponse.json({ ok: false }, { status: 400 }), NOT_SENT],
  ['500', () => HttpResponse.json({ code: 0, message: 'x' }, { status: 500 }), NOT_SENT],
  ['401', () => new HttpResponse(null, { status: 401 }), NOT_SENT],
  ['an empty body', () => new HttpResponse(null), NOT_SENT],
  ['a foreign page', () => HttpResponse.html('<p>Wi-Fi</p>'), UNSURE],
  ['an error object', () => HttpResponse.json({ code: 0, message: 'x' }), UNSURE],
  ['502', () => HttpResponse.html('x', { status: 502 }), UNSURE],
  ['429', () => HttpResponse.json({}, { status: 429 }), UNSURE],
  ['no network', () => HttpResponse.error(), UNSURE],
])(
  'a mail answered by %s: the old password is gone, and the same link can be mailed again',
  async (_case, answer, title) => {
    const paths = watchRecovery();
    const failed = watchMail(answer);
    const user = await openRecovery('Médico');
    fill('medico');
    await user.click(send());
    const alert = await within(dialog()).findByRole('alert', { name: title });
    expect(alert).toHaveTextContent(ERASED);
    expect(alert.textContent.includes('su configuración no es correcta')).toBe(title === NOT_SENT);
    expect(field('Correo electrónico')).toHaveValue(TYPED);
    const mails = watchMail();
    await user.click(send());
    await screen.findByText(/Le enviamos un mensaje/);
    expect(paths).toHaveLength(1);
    expect(mails.map(({ mail }) => mail.attachment.length)).toEqual([1]);
    expect(mails[0]?.authorization).toBe(`Bearer ${TOKEN}`);
    expect(mails[0]?.mail.body).toContain('cid:image0.png');
    expect(failed).toHaveLength(1);
  },
);

it('another user after a failed mail is recovered anew', async () => {
  const paths = watchRecovery();
  watchMail(() => HttpResponse.error());
  const user = await openRecovery('Médico');
  fill('medico');
  await user.click(send());
  await within(dialog()).findByRole('alert');
  watchMail();
  fill('otro');
  await user.click(send());
  await screen.findByText(/Le enviamos un mensaje/);
  expect(paths).toEqual(['medico/1/-', 'otro/1/-']);
});
