import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openAsAdministrator } from '@tests/support/administration/administration';
import { openDashboard } from '@tests/support/orders/dashboard';
import { openPortal } from '@tests/support/page/render-app';

interface DialogCase {
  readonly button: string | RegExp;
  readonly dialog: string;
  readonly arrive: () => ReturnType<typeof openPortal>;
}

async function openLogin() {
  const user = await openPortal();
  await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  await user.click(screen.getByRole('radio', { name: 'Médico' }));
  return user;
}

/** The dialogs whose code is loaded on first use. */
const DIALOGS: readonly DialogCase[] = [
  { button: 'Términos y condiciones', dialog: 'Términos y condiciones', arrive: openLogin },
  { button: '¿Olvidó su contraseña?', dialog: 'Recuperar contraseña', arrive: openLogin },
  {
    button: 'Cambiar contraseña',
    dialog: 'Cambiar contraseña',
    arrive: () => openDashboard(1),
  },
  {
    button: 'Configuración',
    dialog: 'Configuración',
    arrive: openAsAdministrator,
  },
];

it.each(DIALOGS)(
  '$dialog gives the focus back, by Enter and by click, on Escape and by its button, at first and later (J2)',
  async ({ button, dialog, arrive }) => {
    const user = await arrive();
    const opener = await screen.findByRole('button', { name: button });
    const opened = () => screen.findByRole('dialog', { name: new RegExp(`^${dialog}`) });
    const press = async () => {
      opener.focus();
      await user.keyboard('{Enter}');
    };
    const click = () => user.click(opener);
    const escape = () => user.keyboard('{Escape}');
    const close = () => user.click(screen.getByRole('button', { name: 'Cerrar' }));
    for (const [open, leave] of [
      [press, escape],
      [press, close],
      [click, escape],
      [click, close],
    ] as const) {
      await open();
      await opened();
      await leave();
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      });
      expect(opener).toHaveFocus();
    }
  },
);

it('the question before a link leads out gives the focus back to the link', async () => {
  const user = await openLogin();
  const link = await screen.findByRole('link', { name: 'Sitio web del laboratorio' });
  await user.click(link);
  await screen.findByRole('dialog', { name: 'Va a salir del portal' });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(link).toHaveFocus();
});
