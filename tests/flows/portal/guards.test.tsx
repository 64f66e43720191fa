import { act, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';

import { readAuthorization, writeAuthorization } from '@/api/session/authorization-store';
import { Providers } from '@/app/start/providers';
import { createRouter } from '@/app/router';
import { endSession } from '@/features/session/end-session';

import { openDashboard } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { watchWords } from '@tests/support/page/watch-words';
import { signIn } from '@tests/flows/login/sign-in';
import { demoAccount } from '@tests/support/people/world';

import { authorizationOf } from './another-tab';

const PROTECTED = ['/dashboard', '/userprofile', '/datacustomers'];
/** Words of the protected screens. */
const CANARIES = /Cerrar sesión|Buscar|Contraseña actual|Datos del cliente|canary|404/;

/** Addresses asked with a token. */
function watchAuthorizedCalls(): string[] {
  const seen: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.headers.has('authorization')) seen.push(request.url);
  });
  onTestFinished(() => {
    server.events.removeAllListeners();
  });
  return seen;
}

it('every protected address without a session is the login, and no protected word ever shows', async () => {
  const authorized = watchAuthorizedCalls();
  for (const address of PROTECTED) {
    const drawn = watchWords();
    await openPortal(address);
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' }), address).toBeVisible();
    expect(window.location.pathname, address).toBe('/');
    expect(drawn(), address).toContain('Iniciar sesión');
    expect(drawn(), address).not.toMatch(CANARIES);
  }
  expect(authorized).toEqual([]);
});

it('the pages of administrators are for them alone, and send everybody else to the dashboard', async () => {
  await openDashboard(4);
  const drawn = watchWords();
  await openPortal('/datacustomers');
  expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
  expect(drawn()).not.toMatch(/Datos del cliente|404/);
  writeAuthorization(authorizationOf({ type: 4, administrator: true }));
  await openPortal('/datacustomers');
  expect(await screen.findByRole('heading', { name: 'Datos del cliente' })).toBeVisible();
  expect(window.location.pathname).toBe('/datacustomers');
});

it('whoever signs in goes on to the address that was asked for, where it is theirs', async () => {
  for (const [asked, account, reached] of [
    ['/userprofile', demoAccount(3), '/userprofile'],
    ['/datacustomers', demoAccount(3), '/dashboard'],
    ['/datacustomers', demoAccount('administrador'), '/datacustomers'],
  ] as const) {
    endSession(new QueryClient());
    const user = await openPortal(asked);
    await screen.findByRole('button', { name: 'Iniciar sesión' });
    const tile = account.type === 3 ? 'Cliente' : 'Laboratorio';
    await signIn(user, tile, [account.userName, account.password]);
    await expect.poll(() => window.location.pathname, { message: asked }).toBe(reached);
  }
});

it('an address of no screen is the not-found page with a way home', async () => {
  const user = await openPortal('/no/such/screen');
  expect(await screen.findByText('404')).toBeVisible();
  expect(screen.getByText('Page Not Found')).toBeVisible();
  const banner = within(screen.getByRole('banner'));
  expect(await banner.findByText('Laboratorio Clínico Andino')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await openPortal('/dashboard/x');
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

it('a navigation that the router refuses is a warning, and the root', async () => {
  window.history.replaceState(null, '', '/404');
  const router = createRouter();
  render(
    <Providers>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Providers>,
  );
  await screen.findByText('404');
  await act(() => router.navigate('/404', { formMethod: 'post', formData: new FormData() }));
  expect(await screen.findByText(/No fue posible abrir esa página/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(readAuthorization()).toBeNull();
});

it('the root leads whoever is signed in to the dashboard, with no sight of the login', async () => {
  await openDashboard(1);
  document.documentElement.removeAttribute('data-early-login');
  const words = watchWords();
  await openPortal('/');
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
  expect(document.documentElement).not.toHaveAttribute('data-early-login');
  expect(words()).not.toContain('Iniciar sesión');
});
