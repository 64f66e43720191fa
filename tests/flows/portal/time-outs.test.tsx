// A server that never answers: every form of accounts says so after its time limit, keeps what was typed and can be used again
// (docs/promises.md D5).
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import { openDashboard } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';

const CREDENTIALS_LIMIT = 20_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Presses the button of a call that stays without an answer, and lets its time limit pass. */
async function pressAndWait(button: HTMLElement, path: string): Promise<void> {
  server.use(http.all(`${LABORATORY}${path}`, () => delay('infinite')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(CREDENTIALS_LIMIT));
  vi.useRealTimers();
}

function type(name: string, value: string, place: HTMLElement = document.body): HTMLElement {
  const field = within(place).getByLabelText(name);
  fireEvent.change(field, { target: { value } });
  return field;
}

it('sign-in', async () => {
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Médico' }));
  const userName = type('Usuario', 'medico');
  type('Contraseña', 'Medico.2026');
  const button = screen.getByRole('button', { name: 'Iniciar sesión' });
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  await pressAndWait(button, '/service/authentication/web');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo confirmar el inicio de sesión. Puede intentar de nuevo.',
  );
  expect(userName).toHaveValue('medico');
  expect(button).toBeEnabled();
});

it('recovery', async () => {
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Médico' }));
  await user.click(screen.getByRole('button', { name: '¿Olvidó su contraseña?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recuperar contraseña' });
  const userName = type('Usuario', 'medico', dialog);
  type('Correo electrónico', 'medico@correo.example', dialog);
  const button = within(dialog).getByRole('button', { name: 'Enviar' });
  await pressAndWait(button, '/service/authentication/passwordrecovery/*');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'No se pudo confirmar la solicitud',
  );
  expect(userName).toHaveValue('medico');
});

it('reset', async () => {
  await openPortal('/?token=aaaa.bbbb.cccc');
  await screen.findByRole('heading', { name: 'Restablecer contraseña' });
  const fresh = type('Nueva contraseña', 'Nueva.2026');
  type('Repetir contraseña', 'Nueva.2026');
  await pressAndWait(
    screen.getByRole('button', { name: 'Guardar' }),
    '/service/authentication/passwordreset',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo confirmar el cambio');
  expect(fresh).toHaveValue('Nueva.2026');
});

it('change of password', async () => {
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  const current = type('Contraseña actual', 'Laboratorio.2026', dialog);
  type('Nueva contraseña', 'Nueva.2026', dialog);
  type('Repetir contraseña', 'Nueva.2026', dialog);
  await pressAndWait(
    within(dialog).getByRole('button', { name: 'Guardar' }),
    '/service/authentication/updatepassword',
  );
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'No se pudo confirmar el cambio',
  );
  expect(current).toHaveValue('Laboratorio.2026');
});
