import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { expectClosed } from '@tests/support/administration/administration';
import { changeSetting } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { LOGIN, passwordField, signIn } from './sign-in';
import { type } from './password-fields';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

/** The idle minute of these tests, and the 20 seconds that a session is warned for. */
const LIMIT = 80_000;

const userField = () => screen.findByRole('textbox', { name: USER_FIELD });

/** Lets time pass second by second. */
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

async function typeCredentials(): Promise<void> {
  type(await userField(), '1000');
  type(passwordField(), 'Clave.2026');
}

/** Answers sign-ins; gives how many there were. */
function answerSignIn(answer: object): () => number {
  let calls = 0;
  server.use(
    http.post(LOGIN, () => {
      calls += 1;
      return HttpResponse.json(answer);
    }),
  );
  return () => calls;
}

beforeEach(() => {
  changeSetting('SessionExpirationTime', '1');
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

it('what was typed and left is gone after the idle minutes; whoever is there keeps it', async () => {
  const calls = answerSignIn({ success: true, token: 't' });
  const user = await openPortal();
  await typeCredentials();
  pass(LIMIT - 1000);
  fireEvent.mouseMove(document.body);
  pass(LIMIT - 1000);
  expect(passwordField()).toHaveValue('Clave.2026');
  pass(1000);
  expect(await userField()).toHaveValue('');
  expect(passwordField()).toHaveValue('');

  // After a sleep, in which no timer goes on, not even the key that wakes the computer sends what was left.
  await typeCredentials();
  fireEvent.mouseMove(document.body);
  act(() => {
    passwordField().focus();
  });
  vi.setSystemTime(Date.now() + LIMIT);
  await user.keyboard('{Enter}');
  expect(passwordField()).toHaveValue('');
  expect(calls()).toBe(0);
});

it('a required change of password does not wait for the next one who comes', async () => {
  const user2 = { id: 9, type: 2 };
  answerSignIn({ success: true, token: 't', changePassword: true, user: user2 });
  const user = await openPortal();
  await signIn(user, 'Paciente', ['1000', 'Clave.2026']);
  expect(await screen.findByRole('dialog', { name: 'Cambiar contraseña' })).toBeVisible();
  pass(LIMIT);
  await expectClosed();
  expect(passwordField()).toHaveValue('');
});

it('a reset link that was opened and left is forgotten, and a new one is offered', async () => {
  await openPortal('/?token=canary.token');
  await screen.findByRole('heading', { name: 'Restablecer contraseña' });
  pass(LIMIT);
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
});
