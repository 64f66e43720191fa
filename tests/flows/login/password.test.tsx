import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { expectClosed } from '@tests/support/administration/administration';
import { server } from '@tests/support/environment/laboratory';
import { LOGIN } from './sign-in';
import { openPortal } from '@tests/support/page/render-app';
import {
  currentField,
  expectTyped,
  NEW,
  newField,
  refuse,
  repetitionField,
  save,
  type,
  typeAll,
  watchUpdate,
} from './password-fields';
import { demoAccount, signedIn } from '@tests/support/people/world';
import { gate } from '@tests/support/reports/reports';

const dialog = () => screen.getByRole('dialog', { name: 'Cambiar contraseña' });

async function openDialog(who: string | number = 4): Promise<UserEvent> {
  const user = await signedIn(who);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  return user;
}

it('the checklist, the level, the counter and the reason follow what is typed', async () => {
  const user = await openDialog();
  expect(save()).toBeDisabled();
  expect(save()).not.toHaveAccessibleDescription();
  expect(screen.queryByText('Sin calificar')).not.toBeInTheDocument();
  expect(newField()).toHaveAttribute('autocomplete', 'new-password');
  expect(currentField()).toHaveAttribute('autocomplete', 'current-password');
  const rules = within(screen.getByRole('list', { name: 'Requisitos de la contraseña' }));
  const items = () => rules.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items()).toEqual([
    'FaltaAl menos 9 caracteresCaracteres escritos: 00',
    'FaltaUna letra mayúscula',
    'FaltaUna letra minúscula',
    'FaltaUn número',
  ]);
  type(currentField(), 'old');
  type(newField(), 'corta');
  expect(screen.getByText('Falta: longitud, mayúscula y número')).toBeVisible();
  type(newField(), 'Ñandú 2026');
  expect(items()[0]).toBe('CumplidoAl menos 9 caracteresCaracteres escritos: 109+');
  expect(screen.getByText('Muy segura')).toBeVisible();
  expect(save()).toHaveAccessibleDescription('Repetir contraseña: Este campo es obligatorio.');
  type(repetitionField(), 'Ñandú 2026');
  expect(save()).toBeEnabled();
  type(currentField(), 'Ñandú 2026');
  expect(save()).toHaveAccessibleDescription(
    'Nueva contraseña: La contraseña nueva debe ser diferente de la anterior.',
  );

  // Problems stand at their field once it was left, and pasting is possible.
  type(currentField(), '');
  type(newField(), '');
  type(repetitionField(), '');
  await user.click(currentField());
  await user.tab();
  expect(currentField()).toHaveAccessibleDescription('Este campo es obligatorio.');
  await user.click(newField());
  await user.paste('corta');
  await user.click(repetitionField());
  await user.paste('otra');
  await user.tab();
  expect(newField()).toHaveAccessibleDescription(/suficientemente segura/);
  expect(repetitionField()).toHaveAccessibleDescription('La contraseña no coincide.');
});

it('administrators need twelve characters and a special one, on their own page as well', async () => {
  await openDialog('administrador');
  expect(screen.getByText('Al menos 12 caracteres')).toBeVisible();
  typeAll('old', 'Nueva2026Nueva');
  expect(save()).toBeDisabled();
  typeAll('old', 'Nueva.2026.Nueva');
  expect(save()).toBeEnabled();
  await openPortal('/userprofile');
  expect(await screen.findByText('Al menos 12 caracteres')).toBeVisible();
  expect(screen.getByText('Un carácter especial')).toBeVisible();
});

it('what failed or was refused is told in the dialog, keeps everything typed and the session', async () => {
  const user = await openDialog();
  typeAll('old');
  const answers: readonly (readonly [string, () => Response])[] = [
    ['no autorizó', () => new HttpResponse('denied', { status: 401 })],
    ['«Data Error: fuera de horario».', refuse('7|fuera de horario')],
    ['No se pudo confirmar el cambio', () => HttpResponse.html('<p>Wi-Fi</p>')],
    ['No fue posible conectarse', () => HttpResponse.error()],
  ];
  for (const [words, answer] of answers) {
    const calls = watchUpdate(answer);
    await user.click(save());
    await waitFor(() => {
      expect(within(dialog()).getByRole('alert')).toHaveTextContent(words);
    });
    expectTyped('old', NEW);
    expect(save(), words).toBeEnabled();
    expect(calls, words).toHaveLength(1);
    expect(window.location.pathname, words).toBe('/dashboard');
  }
  // What the server says of a field stands there.
  watchUpdate(refuse('1|password used before'));
  await user.click(save());
  await waitFor(() => {
    expect(newField()).toHaveAccessibleDescription(/Esa contraseña ya se usó antes/);
  });
  expect(newField()).toHaveFocus();
  expectTyped('old', NEW);

  await user.click(within(dialog()).getByRole('button', { name: 'Cerrar' }));
  await expectClosed();
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  expectTyped('', '');
});

it('the demo laboratory changes the password: a wrong current one clears only its field; nobody leaves while it is on its way; the new one signs in', async () => {
  const answer = gate();
  const { userName, password } = demoAccount(3);
  const user = await openDialog(3);
  typeAll('not the password');
  await user.click(save());
  await waitFor(() => {
    expect(currentField()).toHaveAccessibleDescription('La contraseña no es correcta.');
  });
  expect(currentField()).toHaveFocus();
  expectTyped('', NEW);
  expect(screen.getByRole('button', { name: 'Cerrar sesión', hidden: true })).toBeInTheDocument();

  // Enter sends, and only once.
  const calls = watchUpdate(() => answer.wait().then(() => undefined));
  type(currentField(), password);
  await user.type(repetitionField(), '{Enter}{Enter}');
  expect(await screen.findByText('Guardando…')).toBeVisible();
  await user.click(save());
  await user.keyboard('{Escape}');
  expect(within(dialog()).queryByRole('button', { name: 'Cerrar' })).toBeNull();
  answer.open();
  expect(await screen.findByText('La contraseña se actualizó.')).toBeVisible();
  await expectClosed();
  expect(calls).toMatchObject([{ userName, passwordOld: password, passwordNew: NEW, type: 3 }]);
  expect(JSON.stringify(sessionStorage) + document.body.innerHTML).not.toContain(NEW);
  const body = JSON.stringify({ user: userName, password: NEW, type: 3, historyType: -1 });
  expect((await fetch(LOGIN, { method: 'POST', body })).status).toBe(200);
});

it('of a patient the sign-in is asked first whether the current password holds, because the server stores any', async () => {
  const { password } = demoAccount(2);
  const user = await openDialog(2);
  const token = () => /authToken\W+([\w.-]+)/.exec(JSON.stringify(sessionStorage))?.[1];
  const before = token();
  expect(before).toBeDefined();
  const calls = watchUpdate(() => undefined);
  typeAll('not the password');
  await user.click(save());
  await waitFor(() => {
    expect(currentField()).toHaveAccessibleDescription('La contraseña no es correcta.');
  });
  expectTyped('', NEW);

  const answers: readonly (readonly [string, () => Response])[] = [
    ['el usuario fue desactivado', refuse('5|Wrong password|3')],
    // What names no wrong password blames none, and proves none either.
    ['no puede leer', refuse('6|password expiration date|1|false')],
    ['El usuario no es válido', refuse('77|fuera de horario')],
    ['No fue posible conectarse', () => HttpResponse.error()],
  ];
  for (const [words, answer] of answers) {
    server.use(http.post(LOGIN, answer, { once: true }));
    type(currentField(), password);
    await user.click(save());
    await waitFor(() => {
      expect(within(dialog()).getByRole('alert')).toHaveTextContent(words);
    });
    expect(within(dialog()).getByRole('alert')).not.toHaveTextContent('No se pudo confirmar');
  }
  expect(calls).toEqual([]);

  await user.click(save());
  expect(await screen.findByText('La contraseña se actualizó.')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(token()).toBe(before);
});
