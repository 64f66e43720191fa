import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { readAuthorization } from '@/api/session/authorization-store';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { holdPauses } from '@tests/support/environment/pauses';
import { openPortal } from '@tests/support/page/render-app';
import { gate } from '@tests/support/reports/reports';
import { NEW, newField, repetitionField, save, typeNew } from './password-fields';
import { signedIn } from '@tests/support/people/world';

const RESET = `${LABORATORY}/service/authentication/passwordreset`;
const TOKEN = 'canary.token-1_2';
/** Milliseconds for which a password that was saved, and a link that was refused, are told before the login. */
const SAVED = 500;
const REFUSED = 2000;
const EXPIRED = 'El tiempo para modificar la contraseña expiró';

async function openLink(address = `/?token=${TOKEN}`) {
  const user = await openPortal(address);
  await screen.findByRole('heading', { name: 'Restablecer contraseña' });
  return user;
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

it('the token leaves the address before the first request and is kept nowhere', async () => {
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
  // An address without a token is the login.
  for (const address of ['/?token=', '/?token=%20', '/?other=1']) {
    await openPortal(address);
    await login();
    expect(screen.queryByLabelText('Nueva contraseña'), address).toBeNull();
  }
});

it('success is told, and after half a second the login takes the place; without the policy any two equal passwords do', async () => {
  changeSetting('SecurityPolitics', 'False');
  const answer = gate();
  const calls = watchReset(async () => {
    await answer.wait();
    return HttpResponse.json(1);
  });
  const pauses = holdPauses(SAVED);
  const user = await openLink();
  expect(screen.queryByRole('list', { name: 'Requisitos de la contraseña' })).toBeNull();
  typeNew('zq-clave');
  await user.dblClick(save());
  expect(await screen.findByText('Guardando…')).toBeVisible();
  answer.open();
  expect((await screen.findAllByText('La contraseña se actualizó.'))[0]).toBeVisible();
  await pauses.pass();
  await login();
  expect(calls).toEqual([{ body: { password: 'zq-clave' }, authorization: `Bearer ${TOKEN}` }]);
  expect(window.location.pathname + window.location.search).toBe('/');
  expect(document.body.innerHTML).not.toContain('zq-clave');
});

it('a link whose time is over says so, and two seconds later or at once the login offers a new one', async () => {
  // The laboratory, which signed in last on this device, never had such a link.
  localStorage.setItem('lastUserType', '4');
  const pauses = holdPauses(REFUSED);
  watchReset(envelope('Token expired', 0));
  const user = await openLink();
  typeNew();
  await user.click(save());
  const askAnew = () => screen.findByRole('button', { name: 'Pedir un enlace nuevo' });
  expect(await screen.findByRole('alert', { name: EXPIRED })).toContainElement(await askAnew());
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
  await pauses.pass();
  await login();
  expect(await screen.findByRole('status', { name: EXPIRED })).toBeVisible();
  await user.click(await askAnew());
  expect(screen.getByText('Elija quién inicia sesión.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Médico' }));
  await user.click(await askAnew());
  expect(await screen.findByRole('dialog', { name: 'Recuperar contraseña' })).toBeVisible();

  // A refused token is such a link too.
  watchReset(() => new HttpResponse('Invalid token', { status: 401 }));
  await openLink();
  typeNew();
  await user.click(save());
  await user.click(await askAnew());
  await login();
  expect(await screen.findByRole('status', { name: EXPIRED })).toBeVisible();
});

it('both fields have to be equal, and to satisfy the policy; a failure keeps them, and the link works again', async () => {
  const user = await openLink();
  expect(save()).toBeDisabled();
  expect(save()).not.toHaveAccessibleDescription();
  await user.click(newField());
  await user.tab();
  expect(save()).toHaveAccessibleDescription(
    'Nueva contraseña: Escriba la contraseña nueva en los dos campos.',
  );
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  typeNew('corta');
  expect(newField()).toHaveAccessibleDescription(/política de seguridad/);
  expect(screen.getAllByText(/política de seguridad/)).toHaveLength(1);
  typeNew(NEW, 'Otra.2026');
  await user.click(repetitionField());
  await user.tab();
  expect(repetitionField()).toHaveAccessibleDescription('Las dos contraseñas no son iguales.');
  expect(save()).toBeDisabled();

  typeNew();
  const failures: readonly (readonly [string, () => Response])[] = [
    ['El laboratorio no aceptó la solicitud: «Data Error».', envelope('Data Error')],
    ['que el enlace haya vencido', envelope('Sin memoria', 0)],
    ['No fue posible conectarse', () => HttpResponse.error()],
    ['no puede leer', () => HttpResponse.json(0)],
  ];
  for (const [words, answer] of failures) {
    watchReset(answer);
    await user.click(save());
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    expect(newField(), words).toHaveValue(NEW);
    expect(repetitionField(), words).toHaveValue(NEW);
  }
  expect(screen.getByRole('alert', { name: 'No se pudo confirmar el cambio' })).toBeVisible();
  const calls = watchReset(() => HttpResponse.json(1));
  await user.click(save());
  await login();
  expect(calls).toHaveLength(1);
});

it('a link that is refused after an answer was lost says that the password may be set; whoever is signed in goes on, until a new one is surely set', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => {
    timers.mockRestore();
  });
  watchReset(() => HttpResponse.error());
  await signedIn(4);
  const user = await openLink();
  typeNew();
  await user.click(save());
  expect(await screen.findByText('No se pudo confirmar el cambio')).toBeVisible();
  watchReset(envelope('3|password not set'));
  timers.mockClear();
  await user.click(save());
  expect(
    await screen.findByRole('alert', { name: 'El intento anterior pudo haberse guardado' }),
  ).toBeVisible();
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pedir un enlace nuevo' })).toBeNull();
  // It stays for as long as it takes to read.
  expect(timers.mock.calls.map(([, pause]) => pause)).not.toContain(REFUSED);
  await user.click(screen.getByRole('button', { name: 'Ir al inicio' }));
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');

  // A new password ends the session of the tab, which a reload does not bring back.
  watchReset(() => HttpResponse.json(1));
  await openLink();
  typeNew();
  await user.click(save());
  expect((await screen.findAllByText('La contraseña se actualizó.'))[0]).toBeVisible();
  expect(readAuthorization()).toBeNull();
  await login();
});

it('the demo laboratory takes the new password once; a link used before is told, and after two seconds the login takes the place', async () => {
  const found = await fetch(`${LABORATORY}/service/authentication/passwordrecovery/medico/1/-`);
  const [{ token }] = (await found.json()) as [{ token: string }];
  const user = await openLink(`/?token=${token}`);
  typeNew();
  await user.click(save());
  await login();
  const pauses = holdPauses(REFUSED);
  await openLink(`/?token=${token}`);
  typeNew();
  await user.click(save());
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('El enlace expiró o ya se utilizó.');
  });
  await pauses.pass();
  await login();
  expect(screen.queryByRole('button', { name: 'Pedir un enlace nuevo' })).toBeNull();
});
