import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { server, LABORATORY } from '@tests/support/environment/laboratory';
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
import { gate } from '@tests/support/reports/reports';

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

const USER_TYPES = `${LABORATORY}/service/usertypes`;
const DOCUMENT_TYPES = `${LABORATORY}/service/configuration/documenttypes`;
const DEMOGRAPHIC = `${LABORATORY}/service/demographic/webquery`;

/** The word about something that the login lacks. */
const status = (text: string) =>
  waitFor(() => {
    const told = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent.includes(text));
    if (told === undefined) throw new Error(`no word about: ${text}`);
    return told;
  });

it('user types that are missing, or cannot all be read, are told, and can be asked for again', async () => {
  server.use(
    http.get(USER_TYPES, () => HttpResponse.json([])),
    http.get(DEMOGRAPHIC, () => HttpResponse.json({})),
  );
  const user = await openPortal();
  const told = await status('El laboratorio no entregó los tipos de usuario');
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'Laboratorio',
  ]);
  // The name of the demographic users is another gap.
  expect(await status('Falta un tipo de usuario')).toBeVisible();
  server.use(
    http.get(USER_TYPES, () => HttpResponse.json([{ type: 2, visible: true }, { type: 'x' }])),
  );
  await user.click(within(told).getByRole('button', { name: 'Reintentar' }));
  expect(await status('Algunos tipos de usuario no se pudieron leer')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Paciente' })).toBeInTheDocument();
  expect(screen.queryByText(/no entregó los tipos de usuario/)).toBeNull();
});

it('patients are told that document types are missing; asking again takes nothing that is typed meanwhile', async () => {
  server.use(http.get(DOCUMENT_TYPES, () => new HttpResponse(null, { status: 404 })));
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Médico' }));
  expect(screen.queryByText(/tipos de documento/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  const told = await status('El laboratorio no entregó todos los tipos de documento');
  await user.type(userField(), '5234');
  const waiting = gate();
  server.resetHandlers();
  server.use(http.get(DOCUMENT_TYPES, waiting.wait));
  await user.click(within(told).getByRole('button', { name: 'Reintentar' }));
  await user.type(userField(), '5678');
  expect(told).toBeInTheDocument();
  waiting.open();
  expect(await screen.findByRole('combobox', { name: 'Tipo de documento' })).toBeVisible();
  expect(userField()).toHaveValue('52345678');
  expect(told).not.toBeInTheDocument();
});

it('where one type alone is offered nobody is asked who enters', async () => {
  const calls: unknown[] = [];
  server.use(
    http.get(USER_TYPES, () => HttpResponse.json([{ type: 4, visible: true }])),
    http.post(LOGIN, async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.error();
    }),
  );
  const user = await openPortal();
  await user.type(await screen.findByRole('textbox', { name: 'Usuario' }), 'laboratorio');
  await user.type(passwordField(), 'secret{Enter}');
  await screen.findByRole('alert');
  expect(calls).toMatchObject([{ user: 'laboratorio', type: 4 }]);
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});
