import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { writeAuthorization } from '@/api/session/authorization-store';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { asksBeforeUnload } from '@tests/support/page/before-unload';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { gate } from '@tests/support/reports/reports';
import { openPortal } from '@tests/support/page/render-app';
import { authorizationOf } from '@tests/support/people/world';

const UPDATE = `${LABORATORY}/service/authentication/updatepassword`;
const NEW = 'Nueva.2026';

async function openProfile(type: UserTypeCode = 4) {
  const signedIn = await authorizationOf('laboratorio');
  writeAuthorization({ ...signedIn, type, userName: 'médico <b>', id: 4 });
  const user = await openPortal('/userprofile');
  await screen.findByRole('heading', { name: 'Perfil de usuario' });
  return user;
}

function fill(current: string, password: string): void {
  const values = {
    'Contraseña actual': current,
    'Nueva contraseña': password,
    'Repetir contraseña': password,
  };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const save = () => screen.getByRole('button', { name: 'Guardar' });

it('without a session it leads to the sign-in', async () => {
  await openPortal('/userprofile');
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

it('shows the user name as text and no IP line, and leads back to the results', async () => {
  const user = await openProfile();
  expect(screen.getByText('médico <b>')).toBeVisible();
  expect(screen.queryByText(/\bIP\b/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  await waitFor(() => {
    expect(window.location.pathname).toBe('/dashboard');
  });
});

it('a change is told and empties the fields; the page stays', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.put(UPDATE, async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null);
    }),
  );
  const user = await openProfile();
  fill('old', NEW);
  await user.click(save());
  expect(await screen.findByText('La contraseña se actualizó.')).toBeVisible();
  for (const label of ['Contraseña actual', 'Nueva contraseña', 'Repetir contraseña']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(bodies).toEqual([
    { idUser: 4, userName: 'médico <b>', passwordOld: 'old', passwordNew: NEW, type: 4 },
  ]);
  expect(window.location.pathname).toBe('/userprofile');
});

it('nobody leaves the page while a change is on its way: what comes of it is told', async () => {
  const answer = gate();
  let calls = 0;
  server.use(
    http.put(UPDATE, async () => {
      calls += 1;
      await answer.wait();
      return new HttpResponse(null);
    }),
  );
  const user = await openProfile();
  fill('old', NEW);
  await user.click(save());
  await waitFor(() => {
    expect(calls).toBe(1);
  });
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  expect(window.location.pathname).toBe('/userprofile');
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeDisabled();
  expect(asksBeforeUnload()).toBe(true);
  answer.open();
  expect(await screen.findByText('La contraseña se actualizó.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeEnabled();
  expect(asksBeforeUnload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  await waitFor(() => {
    expect(window.location.pathname).toBe('/dashboard');
  });
});

it.each([1, 6] as const)('the change of a user of type %i is never called done', async (type) => {
  server.use(http.put(UPDATE, () => new HttpResponse(null)));
  await openProfile(type);
  fill('old', NEW);
  fireEvent.click(save());
  const alert = await screen.findByRole('alert', { name: 'No se pudo confirmar el cambio' });
  expect(alert).toHaveTextContent('no confirma los cambios de contraseña de este tipo de usuario');
  expect(screen.queryByText('La contraseña se actualizó.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nueva contraseña')).toHaveValue(NEW);
});

it('a wrong current password clears only that field; a refused token does not end the session', async () => {
  const envelope = { code: 2, message: 'Data Error', errorFields: ['2|password old'] };
  server.use(http.put(UPDATE, () => new HttpResponse(null, { status: 401 })));
  const user = await openProfile();
  fill('wrong', NEW);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('no autorizó');
  server.use(http.put(UPDATE, () => HttpResponse.json(envelope, { status: 500 })));
  await user.click(save());
  await waitFor(() => {
    expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(
      'La contraseña no es correcta.',
    );
  });
  expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
  expect(screen.getByLabelText('Nueva contraseña')).toHaveValue(NEW);
  expect(screen.getByLabelText('Repetir contraseña')).toHaveValue(NEW);
  expect(window.location.pathname).toBe('/userprofile');
});
