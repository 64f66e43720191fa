import { fireEvent, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { chooseInMenu } from './editor';
import { endSession } from '@/features/session/end-session';
import { signIn } from '@tests/flows/login/sign-in';
import { openDashboard } from '@tests/support/orders/dashboard';
import { fileInput } from '@tests/support/page/file-input';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { openPortal } from '@tests/support/page/render-app';
import { watchWords } from '@tests/support/page/watch-words';
import { demoAccount } from '@tests/support/people/world';
import { serveReportFiles, watchBrowser } from '@tests/support/reports/reports';

it('the editor is for administrators alone, who are led to it once they are signed in; of a .mrt it says what to do', async () => {
  watchBrowser();
  stubWorkers();
  serveReportFiles();
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
  await screen.findByRole('heading', { level: 1, name: 'Plantillas del informe' });
  await chooseInMenu(user, 'Abrir…');
  expect(window.location.pathname).toBe('/templates');
  await screen.findByRole('button', { name: 'Elegir un .json…' });
  fireEvent.change(fileInput(), { target: { files: [new File(['<?xml'], 'viejo.MRT')] } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/viejo\.MRT.*empiece con «Clásica».*docs\/templates\.md/);
});
