import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

const { userName = '', password = '' } = DEMO_ACCOUNTS.find(({ type }) => type === 1) ?? {};

/** What the picture shows: jsdom has no canvas, so the letters drawn are noted here. */
let drawn = '';

function notingCanvas(): void {
  const pen = {
    fillText: (letter: string) => {
      drawn += letter;
    },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    drawn = '';
    return new Proxy<object>(pen, {
      get: (target, key): unknown => Reflect.get(target, key) ?? (() => undefined),
      set: () => true,
    }) as CanvasRenderingContext2D & ImageBitmapRenderingContext;
  });
}

const codeField = () => screen.getByRole('textbox', { name: 'Escriba el código' });
const signInButton = () => screen.getByRole('button', { name: 'Iniciar sesión' });
const verify = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Verificar' }));

async function openWithCaptcha(): Promise<UserEvent> {
  const user = await openPortal();
  await screen.findByRole('img', { name: 'Código de seguridad' });
  await user.type(screen.getByRole('textbox', { name: USER_FIELD }), userName);
  await user.type(screen.getByLabelText('Contraseña'), password);
  return user;
}

beforeEach(() => {
  changeSetting('Captcha', 'true');
  notingCanvas();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('nobody signs in before the code is typed; then it is not asked again', async () => {
  const user = await openWithCaptcha();
  expect(drawn).toMatch(/^[A-Za-z2-9]{6}$/);
  expect(document.body.textContent).not.toContain(drawn);
  expect(document.body.innerHTML).not.toContain(drawn);
  expect(signInButton()).toBeDisabled();
  expect(signInButton()).toHaveAccessibleDescription(
    'Resuelva primero la verificación de seguridad.',
  );
  await user.type(codeField(), drawn);
  await verify(user);
  expect(screen.getByText('Verificación de seguridad completa.')).toHaveFocus();
  expect(screen.queryByRole('img', { name: 'Código de seguridad' })).not.toBeInTheDocument();

  // A refused sign-in and another type do not bring it back.
  await user.clear(screen.getByLabelText('Contraseña'));
  await user.type(screen.getByLabelText('Contraseña'), 'not-the-password-1');
  await user.click(signInButton());
  await screen.findByText(/Contraseña incorrecta/);
  await user.click(screen.getByRole('radio', { name: 'Tarifa' }));
  await user.click(screen.getByRole('radio', { name: 'Médico' }));
  await waitFor(() => {
    expect(signInButton()).not.toHaveAccessibleDescription();
  });
  await user.type(screen.getByLabelText('Contraseña'), password);
  await user.click(signInButton());
  await screen.findByRole('button', { name: 'Cerrar sesión' });
});

it('a pasted code and Enter will do', async () => {
  const user = await openWithCaptcha();
  await user.click(codeField());
  await user.paste(` ${drawn} `);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Verificación de seguridad completa.')).toBeVisible();
  expect(signInButton()).toBeEnabled();
});

it('a wrong code is told, replaced and asked again; the other fields stay', async () => {
  const user = await openWithCaptcha();
  const first = drawn;
  await user.type(codeField(), 'wrong');
  await verify(user);
  expect(screen.getByRole('alert')).toHaveTextContent('El código no es correcto.');
  expect(drawn).not.toBe(first);
  expect(codeField()).toHaveValue('');
  expect(codeField()).toHaveFocus();
  expect(codeField()).toBeInvalid();
  expect(screen.getByRole('textbox', { name: USER_FIELD })).toHaveValue(userName);
  expect(screen.getByLabelText('Contraseña')).toHaveValue(password);
  expect(signInButton()).toBeDisabled();

  const told = screen.getByRole('alert');
  await user.type(codeField(), `${first}{Enter}`);
  // A new element: screen readers say it again.
  expect(screen.getByRole('alert')).not.toBe(told);
});

it('capital and small letters are told apart', async () => {
  const user = await openWithCaptcha();
  const swapped = drawn.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  expect(codeField()).toHaveAccessibleDescription(/mayúsculas y minúsculas/);
  await user.type(codeField(), swapped === drawn ? `${drawn}x` : swapped);
  await verify(user);
  expect(screen.getByRole('alert')).toHaveTextContent('El código no es correcto.');
});

it('the code can be changed, and nothing empty can be verified', async () => {
  const user = await openWithCaptcha();
  const first = drawn;
  await user.click(screen.getByRole('button', { name: 'Cambiar código' }));
  expect(drawn).not.toBe(first);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Verificar' })).toBeDisabled();
});

it('a short sum does it without seeing the picture', async () => {
  const user = await openWithCaptcha();
  await user.click(screen.getByRole('button', { name: 'Resolver una suma en su lugar' }));
  const sum = () => screen.getByRole('textbox', { name: /¿Cuánto es \d más \d\?/ });
  expect(screen.queryByRole('img', { name: 'Código de seguridad' })).not.toBeInTheDocument();
  await user.type(sum(), '99{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('El resultado no es correcto.');
  const label = screen.getByText(/¿Cuánto es/).textContent;
  const result = [...label.matchAll(/\d/g)].reduce((total, [digit]) => total + Number(digit), 0);
  await user.type(sum(), `${result}{Enter}`);
  expect(screen.getByText('Verificación de seguridad completa.')).toBeVisible();
  expect(signInButton()).toBeEnabled();
});

it('without the setting there is none', async () => {
  changeSetting('Captcha', 'false');
  await openPortal();
  await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  expect(screen.queryByRole('img', { name: 'Código de seguridad' })).not.toBeInTheDocument();
});
