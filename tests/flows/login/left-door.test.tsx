import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

const LOGIN = `${LABORATORY}/service/authentication/web`;
/** The idle minute of these tests, and the 20 seconds that a session is warned for. */
const LIMIT = 80_000;

const userField = () => screen.findByRole('textbox', { name: USER_FIELD });
const password = () => screen.getByLabelText('Contraseña');

/** Lets time pass second by second. */
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** The computer sleeps: the clock on the wall goes on, and no timer does. */
function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

async function typeCredentials(): Promise<void> {
  fireEvent.change(await userField(), { target: { value: '1000' } });
  fireEvent.change(password(), { target: { value: 'Clave.2026' } });
}

function answerSignIn(answer: () => Response): () => number {
  let calls = 0;
  server.use(
    http.post(LOGIN, () => {
      calls += 1;
      return answer();
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

it('what was typed and left is gone after the idle minutes; whoever is there keeps it (B16)', async () => {
  await openPortal();
  await typeCredentials();
  pass(LIMIT - 1000);
  fireEvent.mouseMove(document.body);
  pass(LIMIT - 1000);
  expect(password()).toHaveValue('Clave.2026');
  pass(1000);
  expect(await userField()).toHaveValue('');
  expect(password()).toHaveValue('');
});

it('after a sleep not even the key that wakes the computer sends what was left (B16)', async () => {
  const calls = answerSignIn(() => HttpResponse.json({ success: true, token: 't' }));
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Paciente' }));
  await typeCredentials();
  act(() => {
    password().focus();
  });
  sleep(LIMIT);
  await user.keyboard('{Enter}');
  expect(password()).toHaveValue('');
  expect(calls()).toBe(0);
});

it('a required change of password does not wait for the next one who comes (B16)', async () => {
  answerSignIn(() =>
    HttpResponse.json({
      ...{ success: true, token: 't', changePassword: true },
      user: { id: 9, type: 2 },
    }),
  );
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Paciente' }));
  await typeCredentials();
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('dialog', { name: 'Cambiar contraseña' })).toBeVisible();
  pass(LIMIT);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(password()).toHaveValue('');
});

it('a reset link that was opened and left is forgotten, and a new one is offered (B16)', async () => {
  await openPortal('/?token=canary.token');
  await screen.findByRole('heading', { name: 'Restablecer contraseña' });
  pass(LIMIT);
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
});
