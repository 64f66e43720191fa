import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openAsAdministrator } from '@tests/support/administration/administration';
import { openPortal } from '@tests/support/page/render-app';

async function expectGivenBack(opener: HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(opener).toHaveFocus();
}

/** Opens a dialog whose code is loaded on first use by Enter and closes it by Escape, then by click and by its own button. */
async function expectFocusBack(user: UserEvent, button: string, dialog: string): Promise<void> {
  const opener = await screen.findByRole('button', { name: button });
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: new RegExp(`^${dialog}`) });
  await user.keyboard('{Escape}');
  await expectGivenBack(opener);
  await user.click(opener);
  await screen.findByRole('dialog', { name: new RegExp(`^${dialog}`) });
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await expectGivenBack(opener);
}

it('dialogs of the sign-in give the focus back, the question before a link leads out too', async () => {
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Médico' }));
  await expectFocusBack(user, 'Términos y condiciones', 'Términos y condiciones');
  await expectFocusBack(user, '¿Olvidó su contraseña?', 'Recuperar contraseña');
  const link = await screen.findByRole('link', { name: 'Sitio web del laboratorio' });
  await user.click(link);
  await screen.findByRole('dialog', { name: 'Va a salir del portal' });
  await user.keyboard('{Escape}');
  await expectGivenBack(link);
});

it('dialogs of the dashboard give the focus back', async () => {
  const user = await openAsAdministrator();
  await expectFocusBack(user, 'Cambiar contraseña', 'Cambiar contraseña');
  await expectFocusBack(user, 'Configuración', 'Configuración');
});
