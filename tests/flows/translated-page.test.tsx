import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openDashboard } from '@tests/support/dashboard';
import { openPortal } from '@tests/support/render-app';
import { translatePage } from '@tests/support/translate-page';

it('J5: a translated login goes on drawing, and changes its language', async () => {
  const user = await openPortal();
  const submit = await screen.findByRole('button', { name: 'Iniciar sesión' });
  translatePage();
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  await user.type(screen.getByRole('textbox', { name: 'Usuario' }), 'x');
  translatePage();
  await user.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByRole('button', { name: 'Español' });
  expect(submit).toBeInTheDocument();
  expect(screen.queryByText('Algo salió mal en esta pantalla')).not.toBeInTheDocument();
});

it('J5: a translated dashboard searches and opens what it finds', async () => {
  const user = await openDashboard(1);
  translatePage();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const [first] = await screen.findAllByRole('option', undefined, { timeout: 15_000 });
  translatePage();
  if (first !== undefined) await user.click(first);
  expect(await screen.findByRole('table', undefined, { timeout: 15_000 })).toBeVisible();
  translatePage();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(
    (await screen.findAllByRole('option', undefined, { timeout: 15_000 })).length,
  ).toBeGreaterThan(0);
  expect(screen.queryByText('Algo salió mal en esta pantalla')).not.toBeInTheDocument();
});
