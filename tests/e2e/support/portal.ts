import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import type { DemoAccount } from '@demo-lis/seed/demo-accounts';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

/** The demo account of a user type; type 4 is the plain laboratory user, not the administrator. */
export function demoAccount(type: DemoAccount['type']): DemoAccount {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.type === type);
  if (account === undefined) throw new Error(`no demo account of type ${type}`);
  return account;
}

/** Names of the user types on the login screen (words.md). */
const TILES: Readonly<Record<number, string>> = {
  1: 'Médico',
  2: 'Paciente',
  3: 'Cliente',
  4: 'Laboratorio',
  5: 'Aseguradora',
  6: 'Tarifa',
};

/** Signs in on the login screen, in Spanish, and waits for the dashboard. */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  await page.goto('/');
  const tile = TILES[account.type];
  if (tile !== undefined) await page.getByRole('radio', { name: tile }).check({ force: true });
  await page.getByRole('textbox', { name: 'Usuario' }).fill(account.userName);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(account.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}
