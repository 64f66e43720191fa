import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { USER_FIELD } from '@tests/support/people/user-field';

export const LOGIN = `${LABORATORY}/service/authentication/web`;

export const userField = () => screen.getByRole('textbox', { name: USER_FIELD });
export const passwordField = () => screen.getByLabelText('Contraseña');

/** The server's next answer to a sign-in. */
export function answerOnce(answer: () => Response): void {
  server.use(http.post(LOGIN, answer, { once: true }));
}

/** One refusal with these entries of the server's catalogue. */
export function refuseOnce(...entries: readonly string[]): void {
  answerOnce(() => HttpResponse.json({ code: 2, errorFields: entries }, { status: 500 }));
}

/** Chooses the tile, types and signs in. */
export async function signIn(
  user: UserEvent,
  tile: string,
  [name, password]: readonly [string, string],
) {
  await user.click(await screen.findByRole('radio', { name: tile }));
  await user.clear(userField());
  await user.type(userField(), name);
  await user.clear(passwordField());
  await user.type(passwordField(), password);
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

/** An answer that is no refusal. */
export const failure =
  (body: object, status = 500) =>
  () =>
    HttpResponse.json(body, { status });
