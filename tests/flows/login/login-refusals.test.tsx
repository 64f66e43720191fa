import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import {
  answerOnce,
  failure,
  LOGIN,
  passwordField,
  refuseOnce,
  signIn,
} from '@tests/support/people/login';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

const LABORATORY_USER = DEMO_ACCOUNTS.find(({ userName }) => userName === 'laboratorio');
const PATIENT = DEMO_ACCOUNTS.find(({ type }) => type === 2);

const dialog = () => screen.findByRole('dialog');

async function newPassword(user: UserEvent, password: string): Promise<void> {
  const form = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
  await user.type(form.getByLabelText('Nueva contraseña'), password);
  await user.type(form.getByLabelText('Repetir contraseña'), password);
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

/** A first wrong password, which the page alone tells. */
async function refusedBefore(user: UserEvent): Promise<void> {
  refuseOnce('5|invalid password|1');
  await signIn(user, 'Médico', ['medico', 'wrong-0']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Le quedan 2 intentos.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

const WRONG = 'La contraseña no es correcta.';

it.each([
  [
    'two attempts left',
    ['5|invalid password|1'],
    WRONG,
    'Le quedan 2 intentos. Intente de nuevo o use «¿Olvidó su contraseña?».',
  ],
  [
    'one attempt left, counter glued',
    ['5|invalid password2'],
    WRONG,
    'Le queda 1 intento. Si vuelve a fallar, el usuario se desactivará.',
  ],
  [
    'deactivated, told twice by the server',
    ['5|x|3', '3|Maximum'],
    'Usuario desactivado',
    'el usuario fue desactivado',
  ],
  ['no counter', ['5|invalid password'], WRONG, 'Después de tres intentos fallidos'],
])(
  'from the second refusal on a warning in one dialog, and in the page once it is closed: %s',
  async (_case, entries, title, words) => {
    const user = await openPortal();
    await refusedBefore(user);
    refuseOnce(...entries);
    await signIn(user, 'Médico', ['medico', 'wrong-1']);
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(words);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByRole('alert', { hidden: true })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('textbox', { name: USER_FIELD })).toHaveValue('medico');
    expect(passwordField()).toHaveValue('');
  },
);

/** Refuses the next sign-in when it is told to. */
function refuseLater(): () => void {
  let refuse: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const answer = async () => {
    await told;
    return HttpResponse.json({ code: 2, errorFields: ['5|invalid password|1'] }, { status: 500 });
  };
  server.use(http.post(LOGIN, answer, { once: true }));
  return refuse;
}

it.each([
  ['the password', passwordField],
  ['the user', () => screen.getByRole('textbox', { name: USER_FIELD })],
])(
  'a late refusal leaves %s that was corrected meanwhile, and whoever types there (D6)',
  async (_field, field) => {
    const refuse = refuseLater();
    const user = await openPortal();
    await signIn(user, 'Médico', ['medico', 'wrong-1']);
    await user.type(field(), '2');
    refuse();
    await screen.findByRole('alert');
    expect(passwordField()).toHaveDisplayValue(/^wrong-1/);
    expect(field()).toHaveDisplayValue(/2$/);
    expect(field()).toHaveFocus();
  },
);

it('another type calls the sign-in off: its refusal would be that of the type before', async () => {
  const refuse = refuseLater();
  const user = await openPortal();
  await signIn(user, 'Médico', ['medico', 'wrong-1']);
  expect(await screen.findByText('Conectando…')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  });
  refuse();
  expect(passwordField()).toHaveValue('wrong-1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a blocked account is told in a dialog at once', async () => {
  refuseOnce('5|x|3');
  const user = await openPortal();
  await signIn(user, 'Médico', ['medico', 'wrong-1']);
  expect(await screen.findByRole('dialog', { name: 'Usuario desactivado' })).toBeVisible();
});

it('recovery is advised only where it is offered', async () => {
  const entries = ['5|invalid password|1'];
  refuseOnce(...entries);
  const user = await openPortal();
  await signIn(user, 'Laboratorio', ['laboratorio', 'wrong-1']);
  const alert = () => screen.findByRole('alert');
  expect(await alert()).toHaveTextContent('Le quedan 2 intentos. Intente de nuevo.');
  expect(await alert()).not.toHaveTextContent('Olvidó');
  const key = String.fromCharCode(...new TextEncoder().encode('CambioContraseña'));
  changeSetting(key, 'False');
  refuseOnce(...entries);
  const again = await openPortal();
  await signIn(again, 'Médico', ['medico', 'wrong-1']);
  expect(await alert()).toHaveTextContent('Le quedan 2 intentos. Intente de nuevo.');
  expect(await alert()).not.toHaveTextContent('Olvidó');
});

it.each([
  ['Esc', (user: UserEvent) => user.keyboard('{Escape}')],
  ...['Cerrar', 'Reintentar'].map(
    (name) =>
      [name, (user: UserEvent) => user.click(screen.getByRole('button', { name }))] as const,
  ),
] as const)('%s closes the warning and leads back to the password', async (_way, close) => {
  const user = await openPortal();
  await refusedBefore(user);
  refuseOnce('5|invalid password|1');
  await signIn(user, 'Médico', ['medico', 'wrong-1']);
  await dialog();
  await close(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(passwordField()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Contraseña incorrecta');

  // The next refusal opens it again.
  refuseOnce('5|invalid password|2');
  await user.keyboard('wrong-2{Enter}');
  expect(await dialog()).toHaveTextContent('Le queda 1 intento');
});

it('a refusal that names no known reason is an error dialog', async () => {
  for (const answer of [
    failure({ success: false, errorFields: null }, 200),
    failure({ code: 2, message: 'Data Error', errorFields: null }),
    failure({ code: 2, errorFields: ['99|otra regla'] }),
  ]) {
    answerOnce(answer);
    const user = await openPortal();
    await signIn(user, 'Médico', ['medico', 'wrong-1']);
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
      'El usuario no es válido.',
    );
  }
});

it.each([
  ['the licence', ['La licencia registrada ha expirado.', '5|x|1'], 'licencia registrada'],
  ['the directory', ['3|LDAP connection failed'], 'conectarse con el directorio'],
  ['an inactive user', ['4|inactive user'], 'El usuario está inactivo'],
  ['no password stored', ['8|x'], 'aún no tiene una contraseña'],
])('%s is told without a dialog', async (_case, entries, words) => {
  refuseOnce(...entries);
  const user = await openPortal();
  await signIn(user, 'Médico', ['medico', 'wrong-1']);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => {
    expect(passwordField()).toHaveFocus();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('an expired password is changed first; no address skips it; then the new one signs in', async () => {
  const { userName = '', password = '' } = LABORATORY_USER ?? {};
  const body = JSON.stringify({ user: userName, password, type: 4, historyType: -1 });
  const headers = { 'Content-Type': 'application/json' };
  const known = await fetch(LOGIN, { method: 'POST', body, headers });
  const { user: account } = (await known.json()) as { user: { id: number } };

  refuseOnce(`6|password expiration date|${account.id}|false`);
  const user = await openPortal();
  await signIn(user, 'Laboratorio', [userName, password]);
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);

  await openPortal('/dashboard');
  await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  expect(window.location.pathname).toBe('/');

  refuseOnce(`7|change password|${account.id}|false`);
  const again = await openPortal();
  await signIn(again, 'Laboratorio', [userName, password]);
  await newPassword(again, 'Cambiada.2027');
  expect(screen.getByRole('textbox', { name: USER_FIELD })).toHaveValue(userName);
  expect(passwordField()).toHaveValue('');
  expect(passwordField()).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);

  await signIn(again, 'Laboratorio', [userName, 'Cambiada.2027']);
  await screen.findByRole('button', { name: 'Cerrar sesión' });
});

it("a patient's first sign-in sets a new password; the token of that answer is let go", async () => {
  const { userName = '', password = '' } = PATIENT ?? {};
  const bodies: unknown[] = [];
  server.use(
    http.put(`${LABORATORY}/service/authentication/updatepassword`, async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse('');
    }),
  );
  answerOnce(() =>
    HttpResponse.json({
      success: true,
      token: 'canary-token',
      changePassword: true,
      user: { id: 31, userName, type: 2 },
    }),
  );
  const user = await openPortal();
  await signIn(user, 'Paciente', [userName, password]);
  await newPassword(user, 'Cambiada.2027');
  expect(bodies).toEqual([
    { idUser: 31, userName, passwordOld: password, passwordNew: 'Cambiada.2027', type: 2 },
  ]);
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
  expect(passwordField()).toHaveValue('');
});
