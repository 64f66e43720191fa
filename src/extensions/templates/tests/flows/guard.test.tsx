import { screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { endSession } from '@/features/session/end-session';
import { signIn } from '@tests/flows/login/sign-in';
import { openDashboard } from '@tests/support/orders/dashboard';
import { openPortal } from '@tests/support/page/render-app';
import { watchWords } from '@tests/support/page/watch-words';
import { demoAccount } from '@tests/support/people/world';

it('the editor is for administrators alone, who are led to it once they are signed in', async () => {
  await openDashboard(4);
  const drawn = watchWords();
  await openPortal('/templates');
  expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
  expect(drawn()).not.toMatch(/Plantillas del informe|404/);

  endSession(new QueryClient());
  const user = await openPortal('/templates');
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  const { userName, password } = demoAccount('administrador');
  await signIn(user, 'Laboratorio', [userName, password]);
  await expect.poll(() => window.location.pathname).toBe('/templates');
});
