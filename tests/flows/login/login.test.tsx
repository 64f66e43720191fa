import { DEMO_ACCOUNTS, type DemoAccount } from '@demo-lis/seed/demo-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { holdPauses } from '@tests/support/environment/pauses';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

const LOGIN = `${LABORATORY}/service/authentication/web`;
const WRONG_PASSWORD = 'not-the-password-1';

function account(type: number): DemoAccount {
  const found = DEMO_ACCOUNTS.find((candidate) => candidate.type === type);
  if (found === undefined) throw new Error(`no demo account of type ${type}`);
  return found;
}

const userField = () => screen.getByRole('textbox', { name: USER_FIELD });
const passwordField = () => screen.getByLabelText('Contraseña');
const signInButton = () => screen.getByRole('button', { name: 'Iniciar sesión' });

async function openLogin(): Promise<UserEvent> {
  const user = await openPortal();
  await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  return user;
}

async function fillIn(user: UserEvent, userName: string, password: string): Promise<void> {
  await user.type(userField(), userName);
  await user.type(passwordField(), password);
}

/** Bodies of the sign-in calls sent; the answer comes from `answer`, or from the demo laboratory. */
function watchLogin(answer?: () => Response | Promise<Response>): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.post(LOGIN, async ({ request }) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return answer?.();
    }),
  );
  return bodies;
}

it.each([
  ['Médico', 1],
  ['Paciente', 2],
  ['Cliente', 3],
  ['Laboratorio', 4],
])('%s signs in and reaches the dashboard', async (name, type) => {
  const user = await openLogin();
  await user.click(screen.getByRole('radio', { name }));
  await fillIn(user, account(type).userName, account(type).password);
  await user.click(signInButton());
  await waitFor(() => {
    expect(window.location.pathname).toBe('/dashboard');
  });
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(
    screen.queryByRole('heading', { name: /salió mal|versión nueva/ }),
  ).not.toBeInTheDocument();
  expect(sessionStorage.getItem('s')).not.toContain(account(type).password);
});

it.each([
  ['patients first', {}, ['Paciente', 'Médico', 'Tarifa', 'Cliente', 'Laboratorio']],
  [
    'as the laboratory wants it',
    { userTypes: [4, 3] },
    ['Laboratorio', 'Cliente', 'Paciente', 'Médico', 'Tarifa'],
  ],
])(
  'the types stand in their order, %s; nobody is chosen before somebody chose',
  async (_case, file, order) => {
    const runtimeFile = { ...RUNTIME_FILE, defaultUserType: 0, ...file };
    server.use(http.get('*/config.json', () => HttpResponse.json(runtimeFile)));
    const calls = watchLogin(() => HttpResponse.error());
    const user = await openPortal();
    const group = await screen.findByRole('radiogroup', { name: '¿Quién ingresa?' });
    const radios = within(group).getAllByRole('radio');
    expect(radios.map(({ textContent }) => textContent).slice(0, 5)).toEqual(order);
    expect(radios.some((radio) => radio.getAttribute('aria-checked') === 'true')).toBe(false);
    await user.click(screen.getByRole('button', { name: /Olvidó/ }));
    expect(await screen.findByText('Elija quién ingresa.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await fillIn(user, 'medico', 'secret');
    await user.click(signInButton());
    expect(screen.getByText('Elija quién ingresa.')).toBeVisible();
    expect(calls).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: 'Médico' }));
    expect(screen.queryByText('Elija quién ingresa.')).not.toBeInTheDocument();
    await user.click(signInButton());
    await screen.findByRole('alert');
    expect(calls).toMatchObject([{ type: 1 }]);
  },
);

it('patients write the number of their document, with letters where it has some', async () => {
  const user = await openLogin();
  expect(screen.getByRole('textbox', { name: 'Usuario' })).not.toHaveAttribute('inputmode');
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  const field = screen.getByRole('textbox', { name: 'Número de documento' });
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.click(screen.getByRole('button', { name: 'Mi documento tiene letras' }));
  expect(field).not.toHaveAttribute('inputmode');
  expect(field).toHaveFocus();
});

it('a refused password is explained, cleared and focused; the user stays (B5)', async () => {
  const user = await openLogin();
  await fillIn(user, account(1).userName, WRONG_PASSWORD);
  await user.click(signInButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Contraseña incorrecta');
  expect(userField()).toHaveValue(account(1).userName);
  expect(passwordField()).toHaveValue('');
  expect(passwordField()).toHaveFocus();
  expect(window.location.pathname).toBe('/');
});

it('choosing another type takes the refusal away', async () => {
  const user = await openLogin();
  await fillIn(user, 'nobody', WRONG_PASSWORD);
  await user.click(signInButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('El usuario no es válido.');
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  [
    '401 without a reason blames nobody',
    () => new HttpResponse(null, { status: 401 }),
    'No pudimos comunicarnos con el laboratorio',
    'secret',
  ],
  [
    'no answer keeps what was typed',
    () => HttpResponse.error(),
    'No fue posible conectarse',
    'secret',
  ],
  [
    'a foreign page keeps what was typed',
    () => HttpResponse.html('<p>Wi-Fi</p>'),
    'no puede leer',
    'secret',
  ],
])('%s', async (_case, answer, words, password) => {
  const calls = watchLogin(answer);
  const user = await openLogin();
  await fillIn(user, 'medico', 'secret');
  await user.click(signInButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(userField()).toHaveValue('medico');
  expect(passwordField()).toHaveValue(password);
  expect(calls).toHaveLength(1);
});

it('a slow server is waited for with words, and can be left; it is asked once (B14, D4)', async () => {
  const pauses = holdPauses(5000);
  const calls = watchLogin(async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
  const user = await openLogin();
  await fillIn(user, 'medico', 'secret');
  await user.dblClick(signInButton());
  expect(await screen.findByText('Conectando…')).toBeVisible();
  await pauses.pass();
  expect(await screen.findByText('Sigue conectando…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => {
    expect(signInButton()).toBeEnabled();
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(passwordField()).toHaveValue('secret');
  expect(calls).toHaveLength(1);
});

it('empty fields and spaces only send nothing and say what is missing', async () => {
  const calls = watchLogin();
  const user = await openLogin();
  await user.type(userField(), '   ');
  await user.tab();
  await user.tab();
  // Nobody is scolded for leaving a field.
  expect(screen.queryByText('Escriba su usuario.')).not.toBeInTheDocument();
  await user.click(signInButton());
  expect(await screen.findByText('Escriba su usuario.')).toBeVisible();
  expect(screen.getByText('Escriba su contraseña.')).toBeVisible();
  expect(userField()).toHaveFocus();
  await user.type(userField(), 'medico');
  expect(screen.queryByText('Escriba su usuario.')).not.toBeInTheDocument();
  await user.type(passwordField(), '{Enter}');
  expect(passwordField()).toHaveFocus();
  expect(calls).toHaveLength(0);
});

it('a field that was filled without anybody typing is not missing', async () => {
  const user = await openLogin();
  (userField() as HTMLInputElement).value = 'medico';
  await user.click(signInButton());
  expect(await screen.findByText('Escriba su contraseña.')).toBeVisible();
  expect(screen.queryByText('Escriba su usuario.')).not.toBeInTheDocument();
  expect(passwordField()).toHaveFocus();
});

it('spaces around the user go, with a word about it; the password is sent as typed', async () => {
  const calls = watchLogin(() => HttpResponse.error());
  const user = await openLogin();
  await fillIn(user, '  medico ', ' secret ');
  expect(screen.getByText('Quitamos los espacios del comienzo y del final.')).toBeVisible();
  await user.click(signInButton());
  await screen.findByRole('alert');
  expect(calls).toEqual([{ user: 'medico', password: ' secret ', type: 1, historyType: -1 }]);
});

it('only patients choose a document type, and only a chosen one narrows', async () => {
  server.use(
    http.get(`${LABORATORY}/service/configuration/documenttypes`, () =>
      HttpResponse.json([{ id: 7, abbr: 'CC', name: 'Cédula' }]),
    ),
  );
  const calls = watchLogin(() => HttpResponse.error());
  const user = await openLogin();
  expect(screen.queryByRole('combobox', { name: 'Tipo de documento' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  await fillIn(user, '1000', 'secret');
  await user.click(signInButton());
  await screen.findByRole('alert');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de documento' }), 'Cédula');
  await user.click(signInButton());
  await waitFor(() => {
    expect(calls.map(({ historyType }) => historyType)).toEqual([-1, 7]);
  });
});

it('the type that signs in is kept on this device, and nothing else', async () => {
  const user = await openLogin();
  await user.click(screen.getByRole('radio', { name: 'Cliente' }));
  await fillIn(user, account(3).userName, account(3).password);
  await user.click(signInButton());
  await screen.findByRole('button', { name: 'Cerrar sesión' });
  expect(Object.entries(localStorage)).toEqual([['lastUserType', '3']]);
});

it('the type that last signed in on this device is chosen next time, while it is still shown', async () => {
  localStorage.setItem('lastUserType', '3');
  await openLogin();
  expect(screen.getByRole('radio', { name: 'Cliente' })).toBeChecked();

  server.use(
    http.get(`${LABORATORY}/service/usertypes`, () =>
      HttpResponse.json([{ type: 1, visible: true }]),
    ),
  );
  await openLogin();
  expect(screen.getByRole('radio', { name: 'Médico' })).toBeChecked();
});

it('the password can be shown and hidden, and Caps Lock is told', async () => {
  const user = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(passwordField()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(passwordField());
  await user.keyboard('{CapsLock}A');
  expect(screen.getByText('Bloq Mayús activado')).toBeVisible();
});
