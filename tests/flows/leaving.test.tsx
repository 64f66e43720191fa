import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openPortal } from '@tests/support/render-app';

const LEAVING = 'Va a salir del portal';

it('asks before a link leads out of the portal, and names the host (A5)', async () => {
  const user = await openPortal('/');
  const link = await screen.findByRole('link', { name: 'Sitio web del laboratorio' });
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: LEAVING });
  expect(dialog).toHaveTextContent('laboratorioandino.example');
  const go = within(dialog).getByRole('link', { name: 'Continuar' });
  expect(go).toHaveAttribute('href', link.getAttribute('href'));
  expect(go).toHaveAttribute('target', '_blank');
  expect(go).toHaveAttribute('rel', 'noopener noreferrer');

  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog', { name: LEAVING })).not.toBeInTheDocument();
});

it('asks for links inside the terms too', async () => {
  const user = await openPortal('/');
  const outside = document.createElement('a');
  outside.href = 'https://phisher.invalid/login';
  outside.textContent = 'terms';
  document.body.append(outside);
  await user.click(outside);
  expect(await screen.findByRole('dialog', { name: LEAVING })).toHaveTextContent('phisher.invalid');
  outside.remove();
});
