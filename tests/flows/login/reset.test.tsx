import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { readAuthorization } from '@/api/session/authorization-store';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { holdPauses } from '@tests/support/environment/pauses';
import { openPortal } from '@tests/support/page/render-app';
import { signedIn } from '@tests/support/people/world';

const RESET = `${LABORATORY}/service/authentication/passwordreset`;
const TOKEN = 'canary.token-1_2';
const NEW = 'Nueva.2026';
/** Milliseconds for which a password that was saved, and a link that was refused, are told before the login. */
const SAVED = 500;
const REFUSED = 2000;
const EXPIRED = 'El tiempo para modificar la contraseña expiró';

const fresh = () => screen.getByLabelText('Nueva contraseña');
const repetition = () => screen.getByLabelText('Repetir contraseña');
const save = () => screen.getByRole('button', { name: 'Guardar' });

async function openLink(address = `/?token=${TOKEN}`) {
  const user = await openPortal(address);
  await screen.findByRole('heading', { name: 'Restablecer contraseña' });
  return user;
}

function fill(password: string, again = password): void {
  fireEvent.change(fresh(), { target: { value: password } });
  fireEvent.change(repetition(), { target: { value: again } });
}

function watchReset(answer: () => Response | Promise<Response>) {
  const calls: { body: unknown; authorization: string | null }[] = [];
  server.use(
    http.put(RESET, async ({ request }) => {
      const authorization = request.headers.get('authorization');
      calls.push({ body: await request.json(), authorization });
      return answer();
    }),
  );
  return calls;
}

const envelope =
  (message: string, code = 2) =>
  () =>
    HttpResponse.json({ code, message, errorFields: null }, { status: 500 });

const login = () => screen.findByRole('button', { name: 'Iniciar sesión' });

it('the token leaves the address before the first request and is kept nowhere (B12)', async () => {
  const addresses: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    addresses.push(window.location.href, request.url, request.referrer);
  };
  server.events.on('request:start', listen);
  const length = window.history.length;
  await openLink();
  server.events.removeListener('request:start', listen);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.join()).not.toContain(TOKEN);
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(length);
  const kept = [sessionStorage, localStorage, window.history.state, document.title];
  expect(JSON.stringify(kept) + document.body.innerHTML).not.toContain(TOKEN);
});

it('both fields, equal, and the policy when it is on (0100, 0101, 0153)', async () => {
  const user = await openLink();
  expect(save()).toHaveAccessibleDescription(
    'Nueva contraseña: Escriba la contraseña nueva en los dos campos.',
  );
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  fill('corta');
  expect(save()).toHaveAccessibleDescription(/política de seguridad/);
  fill(NEW, 'Otra.2026');
  await user.click(repetition());
  await user.tab();
  expect(repetition()).toHaveAccessibleDescription('Las dos contraseñas no son iguales.');
  expect(save()).toBeDisabled();
  fill(NEW);
  expect(save()).toBeEnabled();
});

it('without the policy any two equal passwords do', async () => {
  changeSetting('SecurityPolitics', 'False');
  await openLink();
  expect(screen.queryByRole('list', { name: 'Requisitos de la contraseña' })).toBeNull();
  fill('a');
  expect(save()).toBeEnabled();
});

it('success is told, and after half a second the login takes the place', async () => {
  const calls = watchReset(() => HttpResponse.json(1));
  const pauses = holdPauses(SAVED);
  const user = await openLink();
  fill(NEW);
  await user.dblClick(save());
  expect((await screen.findAllByText('La contraseña se actualizó.'))[0]).toBeVisible();
  await pauses.pass();
  await login();
  expect(calls).toEqual([{ body: { password: NEW }, authorization: `Bearer ${TOKEN}` }]);
  expect(window.location.pathname + window.location.search).toBe('/');
  expect(document.body.innerHTML).not.toContain(NEW);
});

it.each([
  ['an expired token, code 0', envelope('Token expired', 0)],
  ['another refusal', envelope('1|wrong password value')],
  ['a token of another wording', envelope('JWT expired at 2026-11-22T04:29:53Z', 0)],
  ['401', () => new HttpResponse('Invalid token', { status: 401 })],
  ['403', () => new HttpResponse('Token expired', { status: 403 })],
])('%s: the time is over, said with a way to a new link', async (_case, answer) => {
  const pauses = holdPauses(REFUSED);
  watchReset(answer);
  const user = await openLink();
  fill(NEW);
  await user.click(save());
  const alert = await screen.findByRole('alert', { name: EXPIRED });
  expect(within(alert).getByRole('button', { name: 'Pedir un enlace nuevo' })).toBeVisible();
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
  await pauses.pass();
  await login();
  expect(await screen.findByRole('status', { name: EXPIRED })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pedir un enlace nuevo' }));
  expect(await screen.findByRole('dialog', { name: 'Recuperar contraseña' })).toBeVisible();
});

it('a new password ends the session of the tab, which a reload does not bring back', async () => {
  watchReset(() => HttpResponse.json(1));
  const pauses = holdPauses(SAVED);
  await signedIn(4);
  const user = await openLink();
  fill(NEW);
  await user.click(save());
  expect((await screen.findAllByText('La contraseña se actualizó.'))[0]).toBeVisible();
  expect(readAuthorization()).toBeNull();
  await pauses.pass();
  await login();
});

it('a link that sets no password leaves whoever is signed in where they were', async () => {
  const pauses = holdPauses(REFUSED);
  watchReset(envelope('Token expired', 0));
  await signedIn(4);
  const user = await openLink();
  fill(NEW);
  await user.click(save());
  await screen.findByRole('alert', { name: EXPIRED });
  await pauses.pass();
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
});

it('the way to a new link need not wait', async () => {
  watchReset(envelope('Token expired', 0));
  const user = await openLink();
  fill(NEW);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Pedir un enlace nuevo' }));
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  expect(await screen.findByRole('status', { name: EXPIRED })).toBeVisible();
});

it('where the laboratory signed in last the way to a new link asks first whose it is', async () => {
  localStorage.setItem('lastUserType', '4');
  watchReset(envelope('Token expired', 0));
  const user = await openLink();
  fill(NEW);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Pedir un enlace nuevo' }));
  await login();
  expect(await screen.findByRole('status', { name: EXPIRED })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pedir un enlace nuevo' }));
  expect(screen.getByText('Elija quién ingresa.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Médico' }));
  await user.click(screen.getByRole('button', { name: 'Pedir un enlace nuevo' }));
  expect(await screen.findByRole('dialog', { name: 'Recuperar contraseña' })).toBeVisible();
});

it('a link used before is told (0099) and after two seconds the login takes the place', async () => {
  const pauses = holdPauses(REFUSED);
  watchReset(envelope('3|password not set'));
  const user = await openLink();
  fill(NEW);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('El enlace expiró o ya se utilizó.');
  await pauses.pass();
  await login();
  expect(screen.queryByRole('button', { name: 'Pedir un enlace nuevo' })).toBeNull();
});

it.each([
  ['no network', () => HttpResponse.error(), 'No fue posible conectarse'],
  ['a proxy in trouble', () => HttpResponse.html('x', { status: 502 }), 'no pudo completar'],
  ['no password changed', () => HttpResponse.json(0), 'No se pudo confirmar el cambio'],
  ['false', () => HttpResponse.json(false), 'No se pudo confirmar el cambio'],
  ['an error object', () => HttpResponse.json({ code: 2 }), 'No se pudo confirmar el cambio'],
  ['an unexpected failure', envelope('Sin memoria', 0), '«Sin memoria»'],
  ['a failure that may be the token', envelope('Sin memoria', 0), 'que el enlace haya vencido'],
  ['a failed database', envelope('Connection lost', 1), 'No se pudo confirmar el cambio'],
  ['another rule', envelope('Data Error'), 'El laboratorio no aceptó la solicitud: «Data Error».'],
  ['too many', () => HttpResponse.json({ code: 0 }, { status: 429 }), 'No se pudo confirmar'],
  ['a pause', () => HttpResponse.json({ code: 2 }, { status: 503 }), 'No se pudo confirmar'],
  ['an empty body', () => new HttpResponse(null), 'No se pudo confirmar el cambio'],
  ['a broken body', () => new HttpResponse('{"a'), 'No se pudo confirmar el cambio'],
  ['a foreign page', () => HttpResponse.html('<p>Wi-Fi</p>'), 'No se pudo confirmar el cambio'],
])('%s keeps the typed passwords, and the link works again', async (_case, answer, words) => {
  watchReset(answer);
  const user = await openLink();
  fill(NEW);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(fresh()).toHaveValue(NEW);
  expect(repetition()).toHaveValue(NEW);
  const pauses = holdPauses(SAVED);
  const calls = watchReset(() => HttpResponse.json(1));
  await user.click(save());
  await pauses.pass();
  await login();
  expect(calls).toHaveLength(1);
});

it('a slow server is waited for with words', async () => {
  watchReset(async () => {
    await delay(400);
    return HttpResponse.json(1);
  });
  const user = await openLink();
  fill(NEW);
  await user.click(save());
  expect(await screen.findByText('Guardando…')).toBeVisible();
  await login();
});

it.each(['/?token=', '/?token=%20', '/?other=1'])('%s is the login', async (address) => {
  await openPortal(address);
  await login();
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
});

it('the demo laboratory takes the new password once', async () => {
  const found = await fetch(`${LABORATORY}/service/authentication/passwordrecovery/medico/1/-`);
  const [{ token }] = (await found.json()) as [{ token: string }];
  const user = await openLink(`/?token=${token}`);
  fill(NEW);
  await user.click(save());
  await login();
  const again = await openLink(`/?token=${token}`);
  fill(NEW);
  await again.click(save());
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('El enlace expiró o ya se utilizó.');
  });
});
