import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { server } from '@tests/support/environment/laboratory';
import {
  answerOnce,
  failure,
  LOGIN,
  passwordField,
  refuseOnce,
  signIn,
  userField,
} from './sign-in';
import { openPortal } from '@tests/support/page/render-app';

const typeAgain = (user: UserEvent) => user.type(passwordField(), 'wrong-1{Enter}');

it('a wrong password is told at its field, however often, with the attempts that the server tells', async () => {
  const user = await openPortal();
  const answers = [
    ['5|invalid password|1', 'Contraseña incorrecta. Le quedan 2 intentos.'],
    ['5|invalid password2', 'Contraseña incorrecta. Le queda 1 intento.'],
    ['5|invalid password', /^Contraseña incorrecta. Después de tres intentos /],
  ] as const;
  for (const [entry, words] of answers) {
    refuseOnce(entry);
    await signIn(user, 'Médico', ['medico', 'wrong-1']);
    await waitFor(() => {
      expect(passwordField(), entry).toHaveAccessibleDescription(words);
    });
    expect(screen.getAllByRole('alert'), entry).toHaveLength(1);
    expect(screen.queryByRole('dialog'), entry).not.toBeInTheDocument();
    expect(userField(), entry).toHaveValue('medico');
    expect(passwordField(), entry).toHaveValue('');
    expect(passwordField(), entry).toHaveFocus();
  }
  await user.click(screen.getByRole('button', { name: '¿Olvidó su contraseña?' }));
  const recovery = await screen.findByRole('dialog', { name: 'Recuperar contraseña' });
  // What is sent there is no sign-in, inside whose form it opens.
  await user.click(within(recovery).getByRole('button', { name: 'Enviar' }));
  expect(await within(recovery).findByText('Email requerido')).toBeVisible();
  expect(recovery).toBeVisible();
  expect(passwordField()).toHaveAccessibleDescription(/^Contraseña incorrecta/);
});

it('other refusals have a dialog of their own, or only words; recovery is advised only where it is offered', async () => {
  const user = await openPortal();
  answerOnce(failure({ code: 2, message: 'Data Error', errorFields: null }));
  await signIn(user, 'Médico', ['medico', 'wrong-1']);
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
    'El usuario no es válido.',
  );
  await user.keyboard('{Escape}');

  refuseOnce('5|x|3', '3|Maximum');
  await typeAgain(user);
  expect(await screen.findByRole('dialog', { name: 'Usuario desactivado' })).toHaveTextContent(
    'el usuario fue desactivado',
  );
  await user.keyboard('{Escape}');

  refuseOnce('4|inactive user');
  await typeAgain(user);
  expect(await screen.findByText('El usuario está inactivo', { exact: false })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  // Another type takes the words away.
  await user.click(screen.getByRole('radio', { name: 'Laboratorio' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  refuseOnce('5|invalid password|1');
  await typeAgain(user);
  // Nobody of the laboratory recovers a password here.
  expect(screen.queryByRole('button', { name: /Olvidó/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Le quedan 2 intentos\.$/);
});

/** Refuses the next sign-in when it is told to. */
function refuseLater(entry: string): () => void {
  let refuse: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const answer = async () => {
    await told;
    return HttpResponse.json({ code: 2, errorFields: [entry] }, { status: 500 });
  };
  server.use(http.post(LOGIN, answer, { once: true }));
  return refuse;
}

it('a late refusal leaves what was corrected meanwhile, and whoever types there; another type calls it off', async () => {
  const user = await openPortal();
  const cases = [
    [passwordField, '5|invalid password|1', /quedan 2 intentos/],
    [userField, '4|inactive user', /usuario está inactivo/],
  ] as const;
  for (const [field, entry, words] of cases) {
    const refuse = refuseLater(entry);
    await signIn(user, 'Médico', ['medico', 'wrong-1']);
    await user.type(field(), '2');
    refuse();
    expect(await screen.findByText(words)).toBeVisible();
    expect(passwordField()).toHaveDisplayValue(/^wrong-1/);
    expect(field()).toHaveDisplayValue(/2$/);
    expect(field()).toHaveFocus();
  }

  // Another type calls the sign-in off: its refusal would be that of the type before.
  const refuse = refuseLater('5|invalid password|1');
  await signIn(user, 'Médico', ['medico', 'wrong-1']);
  expect(await screen.findByText('Conectando…')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  });
  refuse();
  expect(passwordField()).toHaveValue('wrong-1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
