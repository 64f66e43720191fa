import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeSetting, openDashboard } from '@tests/support/orders/dashboard';
import { changeLayout } from '@tests/support/page/screen-width';

const SELECT = 'Seleccione una orden para ver sus resultados.';

it('shows the laboratory, its site and terms, who is signed in and the way out', async () => {
  changeSetting('URL', 'https://laboratorio.example');
  const user = await openDashboard(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Laboratorio Clínico Andino');
  const menu = screen.getByRole('button', { name: 'Menú: medico' });
  expect(menu).toHaveAttribute('translate', 'no');
  expect(screen.getByText(SELECT)).toBeVisible();
  await user.click(menu);
  // No line ends within a telephone number.
  expect(screen.getByText(/^Calle 93 /).textContent).toContain('(601)\u00a0555\u00a00190');
  const site = screen.getByRole('link', { name: 'Sitio web del laboratorio' });
  expect(site).toHaveAttribute('href', 'https://laboratorio.example/');
  await user.click(screen.getByRole('button', { name: 'Términos y condiciones' }));
  expect(await screen.findByRole('dialog', { name: 'Términos y condiciones' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('the menu of a small window closes behind what was chosen in it, and has the focus again after its dialog', async () => {
  const user = await openDashboard(1);
  changeLayout('narrow');
  const menu = await screen.findByRole('button', { name: /^Menú: / });
  await user.click(menu);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(menu).toHaveFocus();
  });
  expect(screen.queryByRole('button', { name: 'Cambiar contraseña' })).not.toBeInTheDocument();
});
