import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { answerOnce, LOGIN, refuseOnce, signIn } from '@tests/support/people/login';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

const UPDATE = `${LABORATORY}/service/authentication/updatepassword`;
const NEW = 'Nueva.2026';

const dialog = () => screen.getByRole('dialog', { name: 'Cambiar contraseña' });
const fresh = () => within(dialog()).getByLabelText('Nueva contraseña');
const repetition = () => within(dialog()).getByLabelText('Repetir contraseña');
const save = () => within(dialog()).getByRole('button', { name: 'Guardar' });

function fill(values: readonly (readonly [HTMLElement, string])[]): void {
  for (const [input, value] of values) fireEvent.change(input, { target: { value } });
}

function watchUpdate(answer: () => Response | Promise<Response>): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.put(UPDATE, async ({ request }) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return answer();
    }),
  );
  return bodies;
}

/** Signs in; the answer comes once `answered` is fulfilled. */
async function askToSignIn(answered?: Promise<void>): Promise<UserEvent> {
  server.use(
    http.post(LOGIN, async () => {
      await answered;
      return HttpResponse.json({
        success: true,
        token: 't',
        changePassword: true,
        user: { id: 9, type: 2 },
      });
    }),
  );
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Paciente' }));
  fill([
    [screen.getByRole('textbox', { name: USER_FIELD }), '1000'],
    [screen.getByLabelText('Contraseña'), 'Vieja.2025'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  return user;
}

async function signInToChange(): Promise<UserEvent> {
  const user = await askToSignIn();
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  return user;
}

it('a forced change cannot be left by Esc or outside; it sends the password just typed as the old one', async () => {
  const calls = watchUpdate(() => new HttpResponse(null));
  const user = await signInToChange();
  await user.keyboard('{Escape}');
  expect(within(dialog()).queryByRole('button', { name: 'Cerrar' })).toBeNull();
  expect(within(dialog()).queryByLabelText('Contraseña actual')).toBeNull();
  fill([
    [fresh(), 'Vieja.2025'],
    [repetition(), 'Vieja.2025'],
  ]);
  await user.click(save());
  await waitFor(() => {
    expect(fresh()).toHaveAccessibleDescription(/diferente de la anterior/);
  });
  expect(calls).toEqual([]);
  fill([
    [fresh(), NEW],
    [repetition(), NEW],
  ]);
  await user.click(save());
  expect(await screen.findByText('Los datos quedaron guardados.')).toBeVisible();
  expect(calls).toEqual([
    { idUser: 9, userName: '1000', passwordOld: 'Vieja.2025', passwordNew: NEW, type: 2 },
  ]);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByRole('textbox', { name: USER_FIELD })).toHaveValue('1000');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('');
  expect(window.location.pathname).toBe('/');
  expect(sessionStorage.getItem('s')).toBeNull();
});

it('what is typed while the answer is on its way is not the old password; nothing can be typed or sent before the change', async () => {
  const calls = watchUpdate(() => new HttpResponse(null));
  let answer: () => void = () => undefined;
  const user = await askToSignIn(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const typed = screen.getByLabelText('Contraseña');
  await user.clear(typed);
  await user.type(typed, 'otra');
  answer();
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  expect(typed).toHaveValue('Vieja.2025');
  expect(typed).toHaveAttribute('readonly');
  const button = screen.getByRole('button', { name: 'Iniciar sesión', hidden: true });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Por su seguridad, defina una contraseña nueva.');
  fill([
    [fresh(), NEW],
    [repetition(), NEW],
  ]);
  await user.click(save());
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(calls).toMatchObject([{ passwordOld: 'Vieja.2025', passwordNew: NEW }]);
  expect(typed).not.toHaveAttribute('readonly');
  expect(typed).toHaveFocus();
});

it('nobody goes back to the sign-in while the change is on its way', async () => {
  let answer: () => void = () => undefined;
  const calls = watchUpdate(
    () =>
      new Promise((resolve) => {
        answer = () => {
          resolve(new HttpResponse(null));
        };
      }),
  );
  const user = await signInToChange();
  fill([
    [fresh(), NEW],
    [repetition(), NEW],
  ]);
  await user.click(save());
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(
    within(dialog()).getByRole('button', { name: 'Volver al inicio de sesión' }),
  ).toBeDisabled();
  answer();
  expect(await screen.findByText('Los datos quedaron guardados.')).toBeVisible();
});

it('a forced change refused for the old password says so, and leads back to the sign-in', async () => {
  const refusal = { code: 2, message: 'Data Error', errorFields: ['2|password old'] };
  watchUpdate(() => HttpResponse.json(refusal, { status: 500 }));
  const user = await signInToChange();
  fill([
    [fresh(), NEW],
    [repetition(), NEW],
  ]);
  await user.click(save());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
    'La contraseña no es correcta.',
  );
  expect(fresh()).toHaveValue(NEW);
  await user.click(within(dialog()).getByRole('button', { name: 'Volver al inicio de sesión' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByLabelText('Contraseña')).toHaveValue('');
});

it.each([
  {
    asked: 'an administrator, by the policy',
    administrator: true,
    policy: 'True',
    words: [
      /^Para cumplir la política de seguridad/,
      'Al menos 12 caracteres',
      'Un carácter especial',
    ],
    others: [],
  },
  {
    asked: 'anybody else, by the policy',
    administrator: false,
    policy: 'True',
    words: [/^Para cumplir la política de seguridad/, 'Al menos 9 caracteres'],
    others: ['Un carácter especial'],
  },
  {
    asked: 'an administrator, without the policy',
    administrator: true,
    policy: 'False',
    words: ['Por su seguridad, defina una contraseña nueva.'],
    others: ['Al menos 12 caracteres', 'Un carácter especial'],
  },
])(
  'what a forced change asks of $asked (0153, 0168)',
  async ({ administrator, policy, words, others }) => {
    changeSetting('SecurityPolitics', policy);
    refuseOnce(`7|change password|17|${administrator}`);
    const user = await openPortal();
    await signIn(user, 'Laboratorio', ['laboratorio', 'Laboratorio.2026']);
    await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
    for (const word of words) expect(within(dialog()).getByText(word)).toBeVisible();
    for (const word of others) expect(within(dialog()).queryByText(word)).toBeNull();
  },
);

it('a changePassword of the answer holds up patients alone', async () => {
  const credentials = { user: 'medico', password: 'Medico.2026', type: 1, historyType: -1 };
  const own = await fetch(LOGIN, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const answer = (await own.json()) as object;
  answerOnce(() => HttpResponse.json({ ...answer, changePassword: true }));
  const user = await openPortal();
  await signIn(user, 'Médico', [credentials.user, credentials.password]);
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
