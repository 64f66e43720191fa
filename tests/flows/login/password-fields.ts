import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';

import { LABORATORY, server } from '@tests/support/environment/laboratory';

/** A password that satisfies everybody's policy. */
export const NEW = 'Nueva.2026';

export const save = () => screen.getByRole('button', { name: 'Guardar' });
export const currentField = () => screen.getByLabelText('Contraseña actual');
export const newField = () => screen.getByLabelText('Nueva contraseña');
export const repetitionField = () => screen.getByLabelText('Repetir contraseña');

/** Types fast: what each key does is not the matter. */
export function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Types a new password, once more or something else. */
export function typeNew(password = NEW, repetition = password): void {
  type(newField(), password);
  type(repetitionField(), repetition);
}

/** Types into all three fields. */
export function typeAll(current: string, password = NEW): void {
  type(currentField(), current);
  typeNew(password);
}

export function expectTyped(current: string, password: string): void {
  expect(currentField()).toHaveValue(current);
  expect(newField()).toHaveValue(password);
  expect(repetitionField()).toHaveValue(password);
}

/** The server's refusal of a change, for these entries. */
export const refuse =
  (...errorFields: readonly string[]) =>
  () =>
    HttpResponse.json(
      { code: 2, message: 'Data Error', detail: 'stack', errorFields },
      { status: 500 },
    );

type Answer = Response | undefined;

/** Answers changes of a password, or leaves them to the demo laboratory; gives what each sent. */
export function watchUpdate(answer: () => Answer | Promise<Answer>): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.put(`${LABORATORY}/service/authentication/updatepassword`, async ({ request }) => {
      bodies.push(await request.clone().json());
      return answer();
    }),
  );
  return bodies;
}
