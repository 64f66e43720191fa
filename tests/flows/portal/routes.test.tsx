import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

/** Addresses of the calls that carry a token. */
function watchAuthorizedCalls(): string[] {
  const seen: string[] = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    if (request.headers.has('authorization')) seen.push(request.url);
  });
  return seen;
}

async function signIn() {
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Laboratorio' }));
  const account = DEMO_ACCOUNTS.find(({ type }) => type === 4);
  await user.type(screen.getByRole('textbox', { name: USER_FIELD }), account?.userName ?? '');
  await user.type(screen.getByLabelText('Contraseña'), account?.password ?? '');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('button', { name: 'Cerrar sesión' });
  return user;
}

it('the dashboard without a session is the login, and nothing protected is called (B3)', async () => {
  const authorized = watchAuthorizedCalls();
  await openPortal('/dashboard');
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(authorized).toEqual([]);
});

it.each(['/404', '/no/such/screen', '/dashboard/x'])(
  '%s is the not-found page with a way home',
  async (address) => {
    const user = await openPortal(address);
    expect(await screen.findByText('404')).toBeVisible();
    expect(screen.getByText('Page Not Found')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByText('Laboratorio Clínico Andino')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  },
);

it('signing out leaves nothing in storage and shows the login (C1)', async () => {
  const user = await signIn();
  expect(sessionStorage.getItem('s')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['lastUserType']);
  expect(screen.queryByText('Sesión expirada')).not.toBeInTheDocument();
});

it.each([401, 403])(
  'a token refused with %d ends the session, with a word at the login (B4)',
  async (status) => {
    await signIn();
    server.use(http.all(`${LABORATORY}/lis/*`, () => new HttpResponse(null, { status })));
    await openPortal('/dashboard');
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(screen.getByText('Sesión expirada')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(sessionStorage).toHaveLength(0);
  },
);
