import { screen, waitFor } from '@testing-library/react';
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

it('a refusal is told: the first wrong password in the page, from the second on in one dialog; the user stays', async () => {
  const user = await openPortal();
  refuseOnce('5|invalid password|1');
  await signIn(user, 'Médico', ['medico', 'wrong-0']);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Le quedan 2 intentos. Intente de nuevo o use «¿Olvidó su contraseña?».',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(userField()).toHaveValue('medico');
  expect(passwordField()).toHaveValue('');
  expect(passwordField()).toHaveFocus();

  // The dialog holds the only copy of its words, and the page shows them once it is closed.
  const leaveBy = (name: string) => user.click(screen.getByRole('button', { name }));
  const ways = [
    ['5|invalid password|1', /quedan 2 intentos/, () => user.keyboard('{Escape}')],
    ['5|invalid password', /Después de tres intentos fallidos/, () => leaveBy('Cerrar')],
    ['5|invalid password2', /Le queda 1 intento. Si vuelve a f/, () => leaveBy('Reintentar')],
  ] as const;
  for (const [entry, words, close] of ways) {
    refuseOnce(entry);
    await typeAgain(user);
    expect(
      await screen.findByRole('dialog', { name: 'La contraseña no es correcta.' }),
    ).toHaveTextContent(words);
    expect(screen.getAllByRole('dialog'), entry).toHaveLength(1);
    expect(screen.queryByRole('alert', { hidden: true }), entry).not.toBeInTheDocument();
    await close();
    expect(screen.queryByRole('dialog'), entry).not.toBeInTheDocument();
    expect(screen.getByRole('alert'), entry).toHaveTextContent(words);
    expect(userField(), entry).toHaveValue('medico');
    expect(passwordField(), entry).toHaveValue('');
    expect(passwordField(), entry).toHaveFocus();
  }
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
  const dialog = await screen.findByRole('dialog', { name: 'La contraseña no es correcta.' });
  expect(dialog).toHaveTextContent('Le quedan 2 intentos. Intente de nuevo.');
  expect(dialog).not.toHaveTextContent('Olvidó');
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
