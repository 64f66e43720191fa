import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { openDashboard } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';
import { signedIn } from '@tests/support/people/world';

const SERVICE = `${LABORATORY}/service/authentication`;
const UPDATE = `${SERVICE}/updatepassword`;
const RESET = `${SERVICE}/passwordreset`;
const NEW = 'Nueva.2026';
/** Milliseconds for which a refused link is told before the login. */
const REFUSED = 2000;
const MAYBE_STORED = 'El intento anterior pudo haberse guardado';

const save = () => screen.getByRole('button', { name: 'Guardar' });

function type(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const typeNew = () => {
  type({ 'Nueva contraseña': NEW, 'Repetir contraseña': NEW });
};

/** The server stores the first one, and its answer gets lost: the second one meets what the first one did. */
function answerLost(address: string, then: () => Response): void {
  let calls = 0;
  server.use(
    http.put(address, () => {
      calls += 1;
      return calls === 1 ? HttpResponse.error() : then();
    }),
  );
}

const refuse =
  (entry: string, code = 2) =>
  () =>
    HttpResponse.json({ code, message: entry, errorFields: [entry] }, { status: 500 });

async function saveAndLoseTheAnswer(): Promise<void> {
  fireEvent.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo confirmar el cambio');
  await waitFor(() => {
    expect(save()).toBeEnabled();
  });
}

it.each([
  ['the old password is wrong', '2|password old', 'Contraseña actual'],
  ['it was used before', '1|password used before', 'Nueva contraseña'],
  ['it is the old one', '3|password equals', 'Nueva contraseña'],
])(
  'a change whose answer was lost may be why it is refused the next time: %s',
  async (_case, entry, label) => {
    answerLost(UPDATE, refuse(entry));
    const user = await openDashboard(4);
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
    type({ 'Contraseña actual': 'old' });
    typeNew();
    await saveAndLoseTheAnswer();
    fireEvent.click(save());
    expect(await screen.findByText(MAYBE_STORED, { exact: false })).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription();
  },
);

it('once a change was confirmed, nothing before it is blamed for the next refusal', async () => {
  const lost = () => HttpResponse.error();
  const answers = [lost, () => new HttpResponse(null), refuse('2|password old')];
  server.use(http.put(UPDATE, () => (answers.shift() ?? lost)()));
  await signedIn(4);
  await openPortal('/userprofile');
  await screen.findByLabelText('Contraseña actual');
  const typeAll = () => {
    type({ 'Contraseña actual': 'old' });
    typeNew();
  };
  typeAll();
  await saveAndLoseTheAnswer();
  fireEvent.click(save());
  expect(await screen.findByText('La contraseña se actualizó.')).toBeVisible();
  typeAll();
  fireEvent.click(save());
  await waitFor(() => {
    expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription();
  });
  expect(screen.queryByText(MAYBE_STORED, { exact: false })).toBeNull();
});

it('a change that is refused at once blames nothing before it', async () => {
  server.use(http.put(UPDATE, refuse('2|password old')));
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  type({ 'Contraseña actual': 'old' });
  typeNew();
  fireEvent.click(save());
  await waitFor(() => {
    expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription();
  });
  expect(screen.queryByText(MAYBE_STORED, { exact: false })).toBeNull();
});

it('a required change whose answer was lost and that is refused then leads back to the sign-in with the new one', async () => {
  server.use(
    http.post(`${SERVICE}/web`, () =>
      HttpResponse.json({
        success: true,
        token: 't',
        changePassword: true,
        user: { id: 9, type: 2 },
      }),
    ),
  );
  answerLost(UPDATE, refuse('2|password old'));
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Paciente' }));
  const name = screen.getByRole('textbox', { name: USER_FIELD });
  fireEvent.change(name, { target: { value: '1000' } });
  type({ Contraseña: 'Vieja.2025' });
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  typeNew();
  await saveAndLoseTheAnswer();
  fireEvent.click(save());
  await waitFor(() => {
    expect(within(dialog).getByRole('alert', { name: MAYBE_STORED })).toBeVisible();
  });
});

it.each([
  ['used before', refuse('3|password not set')],
  ['over', refuse('Token expired', 0)],
  ['refused', () => new HttpResponse('denied', { status: 401 })],
])(
  'a link that is %s after an answer was lost says that the password may be set, for as long as it takes to read',
  async (_case, then) => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    answerLost(RESET, then);
    const user = await openPortal('/?token=canary.token-1_2');
    await screen.findByRole('heading', { name: 'Restablecer contraseña' });
    typeNew();
    await saveAndLoseTheAnswer();
    fireEvent.click(save());
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(MAYBE_STORED);
    });
    expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pedir un enlace nuevo' })).toBeNull();
    expect(timers.mock.calls.map(([, pause]) => pause)).not.toContain(REFUSED);
    timers.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Ir al inicio' }));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  },
);

it('whoever was signed in goes on after such a link', async () => {
  answerLost(RESET, refuse('3|password not set'));
  await signedIn(4);
  const user = await openPortal('/?token=canary.token-1_2');
  await screen.findByRole('heading', { name: 'Restablecer contraseña' });
  typeNew();
  await saveAndLoseTheAnswer();
  fireEvent.click(save());
  await user.click(await screen.findByRole('button', { name: 'Ir al inicio' }));
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});
