import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { passwordField, userField } from './sign-in';
import { type } from './password-fields';
import { demoAccount } from '@tests/support/people/world';
import { openPortal } from '@tests/support/page/render-app';

const { userName, password } = demoAccount(1);

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
const verifyButton = () => screen.getByRole('button', { name: 'Verificar' });

async function openWithCaptcha(): Promise<UserEvent> {
  const user = await openPortal();
  await screen.findByRole('img', { name: 'Código de seguridad' });
  type(userField(), userName);
  type(passwordField(), 'not-the-password-1');
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
  expect(document.body.innerHTML).not.toContain(drawn);
  expect(signInButton()).toBeDisabled();
  expect(signInButton()).toHaveAccessibleDescription(
    'Resuelva primero la verificación de seguridad.',
  );
  expect(verifyButton()).toBeDisabled();

  // A wrong code is told, replaced and asked again; the other fields stay.
  let before = drawn;
  await user.type(codeField(), 'wrong');
  await user.click(verifyButton());
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent('El código no es correcto.');
  expect(drawn).not.toBe(before);
  expect(codeField()).toHaveValue('');
  expect(codeField()).toHaveFocus();
  expect(codeField()).toBeInvalid();
  expect(codeField()).toHaveAccessibleDescription(/tal como lo ve/);
  expect(userField()).toHaveValue(userName);
  expect(passwordField()).toHaveValue('not-the-password-1');
  expect(signInButton()).toBeDisabled();
  await user.type(codeField(), `${before}{Enter}`);
  // A new element: screen readers say it again.
  expect(screen.getByRole('alert')).not.toBe(told);

  before = drawn;
  await user.click(screen.getByRole('button', { name: 'Cambiar código' }));
  expect(drawn).not.toBe(before);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(codeField());
  await user.paste(` ${drawn} `);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Verificación de seguridad completa.')).toHaveFocus();
  expect(screen.queryByRole('img', { name: 'Código de seguridad' })).not.toBeInTheDocument();

  // A refused sign-in and another type do not bring it back.
  await user.click(signInButton());
  await screen.findByText(/Contraseña incorrecta/);
  await user.click(screen.getByRole('radio', { name: 'Tarifa' }));
  await user.click(screen.getByRole('radio', { name: 'Médico' }));
  await waitFor(() => {
    expect(signInButton()).not.toHaveAccessibleDescription();
  });
  await user.type(passwordField(), password);
  await user.click(signInButton());
  await screen.findByRole('button', { name: 'Cerrar sesión' });
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
