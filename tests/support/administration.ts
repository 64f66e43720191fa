import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';

import { LABORATORY, server } from './laboratory';
import { openPortal } from './render-app';

export const CONFIGURATION = `${LABORATORY}/service/configuration`;
export const USER_TYPES = `${LABORATORY}/service/usertypes`;

/** Signs in as the demo laboratory's administrator and waits for the dashboard. */
export async function openAsAdministrator(): Promise<UserEvent> {
  const account = DEMO_ACCOUNTS.find(({ userName }) => userName === 'administrador');
  if (account === undefined) throw new Error('no administrator among the demo accounts');
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Laboratorio' }));
  await user.type(screen.getByRole('textbox', { name: 'Usuario' }), account.userName);
  await user.type(screen.getByLabelText('Contraseña'), account.password);
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  // The first dashboard of a file loads a good part of the portal.
  await screen.findByRole('button', { name: 'Cerrar sesión' }, { timeout: 15_000 });
  return user;
}

/** The open configuration dialog. */
export const dialog = () => within(screen.getByRole('dialog', { name: 'Configuración' }));

/** Opens the configuration dialog and waits for what is stored. */
export async function openConfiguration(): Promise<UserEvent> {
  const user = await openAsAdministrator();
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  await screen.findByRole('dialog', { name: 'Configuración' }, { timeout: 15_000 });
  await dialog().findByRole('textbox', { name: 'Nombre del laboratorio' });
  return user;
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
