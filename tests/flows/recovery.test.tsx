import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/dashboard';
import { LABORATORY, server } from '@tests/support/laboratory';
import { openPortal } from '@tests/support/render-app';

const RECOVERY = `${LABORATORY}/service/authentication/passwordrecovery/:first/:type/:second`;
const MAIL = `${LABORATORY}/mail/email`;
const TOKEN = 'canary.token';
const EMAIL = 'registrado@correo.example';
const TYPED = 'escrito@correo.example';
const FORGOT = '¿Olvidó su contraseña?';

interface Mail {
  readonly subject: string;
  readonly body: string;
  readonly recipients: readonly string[];
  readonly attachment: readonly { readonly filename: string; readonly path: string; cid: string }[];
}

const dialog = () => screen.getByRole('dialog', { name: 'Recuperar contraseña' });
const field = (name: string) => within(dialog()).getByLabelText(name);
const send = () => within(dialog()).getByRole('button', { name: 'Enviar' });

async function openRecovery(tile: string): Promise<UserEvent> {
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: tile }));
  await user.click(screen.getByRole('button', { name: FORGOT }));
  await screen.findByRole('dialog', { name: 'Recuperar contraseña' });
  return user;
}

function fill(userName: string | null, email = TYPED): void {
  if (userName !== null) fireEvent.change(field('Usuario'), { target: { value: userName } });
  fireEvent.change(field('Correo electrónico'), { target: { value: email } });
}

const account = [{ success: true, token: TOKEN, user: { userName: 'ANA <b>', email: EMAIL } }];
const found = () => HttpResponse.json(account);
const sent = () => HttpResponse.json({ ok: true, message: 'Email enviado' });

function watchRecovery(answer: () => Response | Promise<Response> = found): string[] {
  const paths: string[] = [];
  server.use(
    http.get(RECOVERY, ({ request }) => {
      paths.push(decodeURIComponent(new URL(request.url).pathname.split('recovery/')[1] ?? ''));
      return answer();
    }),
  );
  return paths;
}

function watchMail(answer: () => Response | Promise<Response> = sent) {
  const mails: { mail: Mail; authorization: string | null }[] = [];
  server.use(
    http.post(MAIL, async ({ request }) => {
      const authorization = request.headers.get('authorization');
      mails.push({ mail: (await request.json()) as Mail, authorization });
      return answer();
    }),
  );
  return mails;
}

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
