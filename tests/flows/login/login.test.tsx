import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { holdPauses } from '@tests/support/environment/pauses';
import { failure, LOGIN, passwordField, userField } from './sign-in';
import { openPortal } from '@tests/support/page/render-app';
import { type } from './password-fields';
import { demoAccount } from '@tests/support/people/world';

const signInButton = () => screen.getByRole('button', { name: 'Iniciar sesión' });

async function openLogin(): Promise<UserEvent> {
  const user = await openPortal();
  await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  return user;
}

function fillIn(userName: string, password: string): void {
  type(userField(), userName);
  type(passwordField(), password);
}

/** Bodies of the sign-in calls sent. */
function watchLogin(answer: () => Response | Promise<void>): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.post(LOGIN, async ({ request }) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return answer();
    }),
  );
  return bodies;
}

it('who signs in reaches the dashboard, and leaves nothing on the device but the type, chosen next time', async () => {
  const user = await openLogin();
  await user.click(screen.getByRole('radio', { name: 'Cliente' }));
  const { userName, password } = demoAccount(3);
  fillIn(userName, password);
  await user.click(signInButton());
  await waitFor(() => {
    expect(window.location.pathname).toBe('/dashboard');
  });
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(
    screen.queryByRole('heading', { name: /salió mal|versión nueva/ }),
  ).not.toBeInTheDocument();
  expect(sessionStorage.getItem('s')).not.toContain(password);
  expect(Object.entries(localStorage)).toEqual([['lastUserType', '3']]);

  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['lastUserType']);
  expect(screen.getByRole('radio', { name: 'Cliente' })).toBeChecked();
});

it('the types stand as the laboratory wants them; nobody is chosen before somebody chose', async () => {
  const runtimeFile = { ...RUNTIME_FILE, defaultUserType: 0, userTypes: [4, 3] };
  server.use(http.get('*/config.json', () => HttpResponse.json(runtimeFile)));
  const calls = watchLogin(() => HttpResponse.error());
  const user = await openPortal();
  const group = await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  const radios = within(group).getAllByRole('radio');
  const names = radios.map(({ textContent }) => textContent).slice(0, 5);
  expect(names).toEqual(['Laboratorio', 'Cliente', 'Paciente', 'Médico', 'Tarifa']);
  expect(radios.some((radio) => radio.getAttribute('aria-checked') === 'true')).toBe(false);
  // All that is missing is told at once.
  await user.click(signInButton());
  expect(screen.getByText('Elija quién inicia sesión.')).toBeVisible();
  expect(screen.getByText('Escriba su contraseña.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Olvidó/ }));
  expect(await screen.findByText('Elija quién inicia sesión.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fillIn('medico', 'secret');
  await user.click(signInButton());
  expect(screen.getByText('Elija quién inicia sesión.')).toBeVisible();
  expect(calls).toHaveLength(0);
  expect(screen.getByText('¿Quién inicia sesión?')).toBeVisible();
  // Others are folded on a phone, and radios all the same; whoever points at one goes on to its fields.
  expect(screen.getByRole('button', { name: /^Otros accesos/ })).toHaveTextContent(
    /Paciente · Médico · Tarifa/,
  );
  await user.click(screen.getByRole('radio', { name: 'Médico' }));
  expect(userField()).toHaveFocus();
  expect(screen.queryByText('Elija quién inicia sesión.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(screen.getByRole('radio', { name: 'Médico' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Paciente' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await user.click(signInButton());
  await screen.findByRole('alert');
  expect(calls).toMatchObject([{ type: 1 }]);
});

it('patients alone write the number of a document, with letters where it has some, and may choose its type', async () => {
  server.use(
    http.get(`${LABORATORY}/service/configuration/documenttypes`, () =>
      HttpResponse.json([{ id: 7, abbr: 'CC', name: 'Cédula' }]),
    ),
  );
  const calls = watchLogin(() => HttpResponse.error());
  const user = await openLogin();
  expect(screen.getByRole('textbox', { name: 'Usuario' })).not.toHaveAttribute('inputmode');
  expect(screen.queryByRole('combobox', { name: 'Tipo de documento' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  const field = screen.getByRole('textbox', { name: 'Número de documento' });
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.click(screen.getByRole('button', { name: 'Mi documento tiene letras' }));
  expect(field).not.toHaveAttribute('inputmode');
  expect(field).toHaveFocus();

  // Only a type that was chosen narrows.
  fillIn('52.345.678', 'secret');
  await user.click(signInButton());
  await screen.findByRole('alert');
  expect(field).toHaveValue('52345678');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de documento' }), 'Cédula');
  await user.click(signInButton());
  await waitFor(() => {
    expect(calls.map(({ historyType }) => historyType)).toEqual([-1, 7]);
    expect(calls.map((call) => call['user'])).toEqual(['52345678', '52345678']);
  });
});

it('a server that is not reached blames nobody, opens no dialog and keeps what was typed', async () => {
  const user = await openLogin();
  fillIn('medico', 'Secreta-1');
  const wait = { 'retry-after': '7', 'access-control-expose-headers': 'retry-after' };
  const answers: readonly (readonly [string, () => Response])[] = [
    ['«Base sin espacio»', failure({ code: 0, message: 'Base sin espacio' })],
    ['no autorizó', () => new HttpResponse('Unauthorized', { status: 401 })],
    ['en 7 segundos', () => new HttpResponse('', { status: 429, headers: wait })],
    ['no puede leer', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
    ['No fue posible conectarse', () => HttpResponse.error()],
  ];
  for (const [words, answer] of answers) {
    const calls = watchLogin(answer);
    await user.click(signInButton());
    const told = await screen.findByText(words, { exact: false });
    const alert = screen.getByRole('alert', { name: 'No pudimos comunicarnos con el laboratorio' });
    expect(alert, words).toContainElement(told);
    expect(alert, words).not.toHaveTextContent('no es válido');
    expect(screen.queryByRole('dialog'), words).not.toBeInTheDocument();
    expect(userField(), words).toHaveValue('medico');
    expect(passwordField(), words).toHaveValue('Secreta-1');
    expect(calls, words).toHaveLength(1);
  }

  // A slow one is waited for with words, and can be left; it is asked once.
  const pauses = holdPauses(5000);
  const calls = watchLogin(() => delay('infinite'));
  await user.dblClick(signInButton());
  expect(await screen.findByText('Conectando…')).toBeVisible();
  await pauses.pass();
  expect(await screen.findByText('Sigue conectando…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => {
    expect(signInButton()).toBeEnabled();
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(passwordField()).toHaveValue('Secreta-1');
  expect(calls).toHaveLength(1);
});

it('what is missing is said once somebody tries, and nothing is sent; spaces around the user go', async () => {
  const calls = watchLogin(() => HttpResponse.error());
  const user = await openLogin();
  // No code is asked for without the setting.
  expect(screen.queryByRole('img', { name: 'Código de seguridad' })).not.toBeInTheDocument();
  await user.type(userField(), '   ');
  await user.tab();
  await user.tab();
  // Nobody is scolded for leaving a field.
  expect(screen.queryByText('Escriba su usuario.')).not.toBeInTheDocument();
  await user.click(signInButton());
  expect(await screen.findByText('Escriba su usuario.')).toBeVisible();
  expect(screen.getByText('Escriba su contraseña.')).toBeVisible();
  expect(userField()).toHaveFocus();

  // A field that was filled without anybody typing is not missing.
  (userField() as HTMLInputElement).value = 'medico';
  await user.click(signInButton());
  expect(screen.queryByText('Escriba su usuario.')).not.toBeInTheDocument();
  expect(passwordField()).toHaveFocus();

  await user.clear(userField());
  await user.type(userField(), '  medico ');
  await user.type(passwordField(), '{Enter}');
  expect(passwordField()).toHaveFocus();
  expect(screen.getByText('Quitamos los puntos y espacios que sobraban.')).toBeVisible();
  expect(calls).toHaveLength(0);

  // The password is sent as typed.
  await user.type(passwordField(), ' secret {Enter}');
  await screen.findByRole('alert');
  expect(calls).toEqual([{ user: 'medico', password: ' secret ', type: 1, historyType: -1 }]);

  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(passwordField()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(passwordField());
  await user.keyboard('{CapsLock}A');
  expect(screen.getByText('Bloq Mayús activado')).toBeVisible();
});
