import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

const RECOVERY = `${LABORATORY}/service/authentication/passwordrecovery/:first/:type/:second`;
const MAIL = `${LABORATORY}/mail/email`;
export const TOKEN = 'canary.token';
export const EMAIL = 'registrado@correo.example';
export const TYPED = 'escrito@correo.example';
export const FORGOT = '¿Olvidó su contraseña?';

interface Mail {
  readonly subject: string;
  readonly body: string;
  readonly recipients: readonly string[];
  readonly attachment: readonly { readonly filename: string; readonly path: string; cid: string }[];
}

export const dialog = () => screen.getByRole('dialog', { name: 'Recuperar contraseña' });
export const field = (name: string | RegExp) => within(dialog()).getByLabelText(name);
export const send = () => within(dialog()).getByRole('button', { name: 'Enviar' });

/** The dialog for a forgotten password, opened for a type of user. */
export async function openRecovery(tile: string): Promise<UserEvent> {
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: tile }));
  await user.click(screen.getByRole('button', { name: FORGOT }));
  await screen.findByRole('dialog', { name: 'Recuperar contraseña' });
  return user;
}

export function fill(userName: string | null, email = TYPED): void {
  if (userName !== null) fireEvent.change(field(USER_FIELD), { target: { value: userName } });
  fireEvent.change(field('Correo electrónico'), { target: { value: email } });
}

const account = [{ success: true, token: TOKEN, user: { userName: 'ANA <b>', email: EMAIL } }];
export const found = () => HttpResponse.json(account);
const sent = () => HttpResponse.json({ ok: true, message: 'Email enviado' });

/** Answers recoveries; gives what each named. */
export function watchRecovery(answer: () => Response | Promise<Response> = found): string[] {
  const paths: string[] = [];
  server.use(
    http.get(RECOVERY, ({ request }) => {
      paths.push(decodeURIComponent(new URL(request.url).pathname.split('recovery/')[1] ?? ''));
      return answer();
    }),
  );
  return paths;
}

/** Answers mails; gives each with its authorization. */
export function watchMail(answer: () => Response | Promise<Response> = sent) {
  const mails: { mail: Mail; authorization: string | null }[] = [];
  server.use(
    http.post(MAIL, async ({ request }) => {
      const authorization = request.headers.get('authorization');
      mails.push({ mail: (await request.json()) as Mail, authorization });
      return answer();
    }),
  );
  return mails;
}
