import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';

import { readAuthorization, writeAuthorization } from '@/api/session/authorization-store';
import { Providers } from '@/app/start/providers';
import { createRouter } from '@/app/router';
import type { Authorization } from '@/domain/auth/authorization';

import { openDashboard } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { watchWords } from '@tests/support/page/watch-words';

const PROTECTED = ['/dashboard', '/userprofile', '/datacustomers', '/templates'];
/** Words of the protected screens. */
const CANARIES = /Cerrar sesión|Buscar|Contraseña actual|Datos del cliente|canary|404/;

const ADMINISTRATOR: Authorization = {
  authToken: 'canary',
  userName: 'canary',
  id: 1,
  photo: '',
  confidential: false,
  type: 4,
  administrator: true,
};

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

it.each(PROTECTED)(
  '%s without a session is the login, and no protected word ever shows (B3)',
  async (address) => {
    const authorized = watchAuthorizedCalls();
    const drawn = watchWords();
    await openPortal(address);
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(drawn()).toContain('Iniciar sesión');
    expect(drawn()).not.toMatch(CANARIES);
    expect(authorized).toEqual([]);
  },
);

it('/userprofile shows the signed-in user the own password', async () => {
  writeAuthorization(ADMINISTRATOR);
  await openPortal('/userprofile');
  expect(await screen.findByLabelText('Contraseña actual')).toBeVisible();
  expect(window.location.pathname).toBe('/userprofile');
});

it.each([
  ['/datacustomers', /Datos del cliente|404/],
  ['/templates', /Plantillas de informe|404/],
])('%s sends everybody but administrators to the dashboard', async (address, words) => {
  await openDashboard(4);
  const drawn = watchWords();
  await openPortal(address);
  expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
  expect(drawn()).not.toMatch(words);
});

it('/datacustomers lets an administrator through', async () => {
  writeAuthorization(ADMINISTRATOR);
  await openPortal('/datacustomers');
  expect(await screen.findByRole('heading', { name: 'Datos del cliente' })).toBeVisible();
  expect(window.location.pathname).toBe('/datacustomers');
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

it('a reset link opens its form, whoever is signed in', async () => {
  writeAuthorization({ ...ADMINISTRATOR, userName: 'medico', type: 1 });
  await openPortal('/?token=abc');
  expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});
