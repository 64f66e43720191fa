import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { LOGIN, passwordField, userField } from './sign-in';
import { openPortal } from '@tests/support/page/render-app';
import { gate } from '@tests/support/reports/reports';

const USER_TYPES = `${LABORATORY}/service/usertypes`;
const DOCUMENT_TYPES = `${LABORATORY}/service/configuration/documenttypes`;
const DEMOGRAPHIC = `${LABORATORY}/service/demographic/webquery`;

async function openLogin(): Promise<UserEvent> {
  const user = await openPortal();
  await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  return user;
}

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
  const user = await openLogin();
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
  const user = await openLogin();
  await user.click(screen.getByRole('radio', { name: 'Médico' }));
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
