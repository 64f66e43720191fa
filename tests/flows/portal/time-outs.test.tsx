import { act, fireEvent, screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { LOGIN, passwordField, userField } from '@tests/flows/login/sign-in';
import { type } from '@tests/flows/login/password-fields';

it('a sign-in that is never answered says so after its time limit, keeps what was typed and can be tried again', async () => {
  onTestFinished(() => {
    vi.useRealTimers();
  });
  server.use(http.post(LOGIN, () => delay('infinite')));
  await openPortal();
  const button = await screen.findByRole('button', { name: 'Iniciar sesión' });
  type(userField(), 'medico');
  type(passwordField(), 'Medico.2026');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo confirmar el inicio de sesión. Puede intentar de nuevo.',
  );
  expect(userField()).toHaveValue('medico');
  expect(button).toBeEnabled();
});
