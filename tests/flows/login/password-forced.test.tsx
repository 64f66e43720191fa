import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { expectClosed } from '@tests/support/administration/administration';
import { changeSetting } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { answerOnce, LOGIN, passwordField, refuseOnce, signIn, userField } from './sign-in';
import { NEW, newField, refuse, save, typeNew, watchUpdate } from './password-fields';
import { authorizationOf, demoAccount } from '@tests/support/people/world';
import { openPortal } from '@tests/support/page/render-app';
import { gate } from '@tests/support/reports/reports';

const MAYBE_STORED = 'El intento anterior pudo haberse guardado';

const dialog = () => screen.getByRole('dialog', { name: 'Cambiar contraseña' });
const findDialog = () => screen.findByRole('dialog', { name: 'Cambiar contraseña' });
const backToSignIn = () =>
  within(dialog()).getByRole('button', { name: 'Volver al inicio de sesión' });

/** Signs a patient in who has to change the password; the answer comes once `answered` is fulfilled. */
async function askToSignIn(answered?: Promise<unknown>): Promise<UserEvent> {
  const account = { id: 9, type: 2 };
  const answer = { success: true, token: 'canary-token', changePassword: true, user: account };
  server.use(
    http.post(LOGIN, async () => {
      await answered;
      return HttpResponse.json(answer);
    }),
  );
  const user = await openPortal();
  await signIn(user, 'Paciente', ['1000', 'Vieja.2025']);
  return user;
}

it('a forced change cannot be left, and is sent with the password that was taken as the old one; its token is let go', async () => {
  const [signedIn, changed] = [gate(), gate()];
  const calls = watchUpdate(async () => {
    await changed.wait();
    return new HttpResponse(null);
  });
  const user = await askToSignIn(signedIn.wait());
  // What is typed while the answer is on its way is not the old password.
  const typed = passwordField();
  await user.clear(typed);
  await user.type(typed, 'otra');
  signedIn.open();
  await findDialog();
  expect(typed).toHaveValue('Vieja.2025');
  expect(typed).toHaveAttribute('readonly');
  const button = screen.getByRole('button', { name: 'Iniciar sesión', hidden: true });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Por su seguridad, defina una contraseña nueva.');

  await user.keyboard('{Escape}');
  expect(within(dialog()).queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(within(dialog()).queryByLabelText('Contraseña actual')).toBeNull();
  typeNew('Vieja.2025');
  await user.click(save());
  await waitFor(() => {
    expect(newField()).toHaveAccessibleDescription(/diferente de la anterior/);
  });
  expect(calls).toEqual([]);

  // Nobody goes back to the sign-in while the change is on its way.
  typeNew();
  await user.click(save());
  await waitFor(() => {
    expect(calls).toEqual([
      { idUser: 9, userName: '1000', passwordOld: 'Vieja.2025', passwordNew: NEW, type: 2 },
    ]);
  });
  expect(backToSignIn()).toBeDisabled();
  changed.open();
  expect(await screen.findByText('Los datos quedaron guardados.')).toBeVisible();
  await expectClosed();
  expect(userField()).toHaveValue('1000');
  expect(typed).toHaveValue('');
  expect(typed).toHaveFocus();
  expect(typed).not.toHaveAttribute('readonly');
  expect(window.location.pathname).toBe('/');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('a forced change without the policy asks nothing special; refused it says so, and whether the attempt before may be why; it leads back to the sign-in', async () => {
  changeSetting('SecurityPolitics', 'False');
  watchUpdate(refuse('2|password old'));
  const user = await askToSignIn();
  const words = 'Por su seguridad, defina una contraseña nueva.';
  expect(within(await findDialog()).getByText(words)).toBeVisible();
  expect(within(dialog()).queryByText(/^Al menos/)).toBeNull();
  typeNew();
  await user.click(save());
  const alert = (name: string) => within(dialog()).findByRole('alert', { name });
  expect(await within(dialog()).findByText('La contraseña no coincide.')).toBeVisible();
  expect(within(dialog()).getAllByRole('alert')).toHaveLength(1);
  expect(newField()).toHaveValue(NEW);
  // The server stores it, and its answer gets lost.
  watchUpdate(() => HttpResponse.error());
  await user.click(save());
  expect(await alert('No se pudo confirmar el cambio')).toBeVisible();
  await waitFor(() => {
    expect(save()).toBeEnabled();
  });
  watchUpdate(refuse('2|password old'));
  await user.click(save());
  expect(await alert(MAYBE_STORED)).toBeVisible();
  await user.click(backToSignIn());
  await expectClosed();
  expect(passwordField()).toHaveValue('');
});

it('an expired password is changed first, by the rules of its user; no address skips it; then the new one signs in', async () => {
  const { userName, password } = demoAccount('laboratorio');
  const { id } = await authorizationOf(userName);
  refuseOnce(`6|password expiration date|${id}|true`);
  const user = await openPortal();
  await signIn(user, 'Laboratorio', [userName, password]);
  await findDialog();
  for (const rule of [
    'Por su seguridad, defina una contraseña nueva.',
    'Al menos 12 caracteres',
    'Un carácter especial',
  ]) {
    expect(within(dialog()).getByText(rule)).toBeVisible();
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);

  await openPortal('/dashboard');
  await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  expect(window.location.pathname).toBe('/');

  refuseOnce(`7|change password|${id}|false`);
  await signIn(user, 'Laboratorio', [userName, password]);
  await findDialog();
  expect(within(dialog()).queryByText('Un carácter especial')).toBeNull();
  typeNew('Cambiada.2027');
  await user.click(save());
  await expectClosed();
  expect(userField()).toHaveValue(userName);
  expect(sessionStorage).toHaveLength(0);
  await signIn(user, 'Laboratorio', [userName, 'Cambiada.2027']);
  await screen.findByRole('button', { name: 'Cerrar sesión' });
});

it('a changePassword of the answer holds up patients alone', async () => {
  const { userName, password } = demoAccount(1);
  const { authToken: token, ...account } = await authorizationOf(1);
  answerOnce(() =>
    HttpResponse.json({ success: true, token, changePassword: true, user: account }),
  );
  const user = await openPortal();
  await signIn(user, 'Médico', [userName, password]);
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
