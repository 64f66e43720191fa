import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect } from 'vitest';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { authorizationOf, signedIn } from '@tests/support/people/world';

export const CONFIGURATION = `${LABORATORY}/service/configuration`;
export const USER_TYPES = `${LABORATORY}/service/usertypes`;

/** The dashboard of the demo laboratory's administrator. */
export function openAsAdministrator(): Promise<UserEvent> {
  return signedIn('administrador');
}

/** The open configuration dialog. */
export const dialog = () => within(screen.getByRole('dialog', { name: 'Configuración' }));

/** Opens the configuration dialog and waits for what is stored. */
export async function openConfiguration(): Promise<UserEvent> {
  const user = await openAsAdministrator();
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  await screen.findByRole('dialog', { name: 'Configuración' });
  await dialog().findByRole('textbox', { name: 'Nombre del laboratorio' });
  return user;
}

/** Turns to the user types of the open dialog. */
export async function openUserTypes(user: UserEvent): Promise<void> {
  await user.click(dialog().getByRole('tab', { name: 'Tipos de usuario' }));
  await dialog().findByRole('region', { name: 'Médico' });
}

/** What stands in the row of a user type. */
export const userType = (name: string) => within(dialog().getByRole('region', { name }));

/** Puts a text in the place of what a field of the dialog holds. */
export async function typeInto(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(dialog().getByRole('textbox', { name: label }));
  await user.paste(text);
}

export const save = (user: UserEvent) =>
  user.click(dialog().getByRole('button', { name: 'Guardar' }));

/** Fields keep a place for their own messages, so alerts are told apart by their title. */
export const findAlert = (name: string) => dialog().findByRole('alert', { name });

export async function expectClosed(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

/** One entry of the configuration as it is stored. */
export interface StoredEntry {
  readonly key: string;
  readonly value: string;
  readonly origin: number | null;
}

const bytes = (base64: string) => Buffer.from(base64, 'base64');

/** The stored configuration, read as a server would hand it to anybody. */
export async function storedConfiguration(): Promise<readonly StoredEntry[]> {
  const response = await fetch(`${CONFIGURATION}/encrypted`);
  const [envelope] = (await response.json()) as [{ value: string }];
  const entries = JSON.parse(bytes(envelope.value).toString()) as StoredEntry[];
  return entries.map(({ key, value, origin }) => ({
    key: bytes(key).toString(),
    value: bytes(value).toString(),
    origin,
  }));
}

/** The value of a setting of the portal as it is stored. */
export async function storedSetting(key: string): Promise<string | undefined> {
  const entries = await storedConfiguration();
  return entries.find((entry) => entry.key === key && entry.origin === 1)?.value;
}

/** The user types as they are stored. */
export async function storedUserTypes(): Promise<readonly Record<string, unknown>[]> {
  return (await (await fetch(USER_TYPES)).json()) as Record<string, unknown>[];
}

/** Another administrator stores a value. */
export async function otherStores(key: string, value: string): Promise<void> {
  const { authToken } = await authorizationOf('administrador');
  await fetch(CONFIGURATION, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${authToken}` },
    body: JSON.stringify([{ key, value }]),
  });
}

/** The bodies of the saves from now on; the demo laboratory answers them. */
export function watchSaves() {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  for (const address of [CONFIGURATION, USER_TYPES]) {
    server.use(
      http.put(address, async ({ request }) => {
        sent.push({ path: address, body: await request.clone().json() });
      }),
    );
  }
  return sent;
}
