import { expect, type Page } from '@playwright/test';

import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

import { signIn } from '../../e2e/support/portal';

import type { Walk } from './walk';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Configuración' });
const name = (page: Page) => dialog(page).getByRole('textbox', { name: 'Nombre del laboratorio' });

/** Administrators sign in by typing: a reload takes their right away. */
async function editConfiguration(page: Page, typed: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find(({ userName }) => userName === 'administrador');
  if (account === undefined) throw new Error('no administrator among the demo accounts');
  await signIn(page, account);
  await page.getByRole('button', { name: 'Configuración' }).click();
  await name(page).fill(typed);
}

/** Saving a new name; each walk has its own, because saving the stored one would prove nothing. */
const saving = (typed: string) =>
  ({
    open: ({ page }) => editConfiguration(page, typed),
    act: ({ page }) => dialog(page).getByRole('button', { name: 'Guardar' }).click(),
    again: 'Guardar',
    kept: ({ page }) => expect(name(page)).toHaveValue(typed),
    done: ({ page }) => expect(dialog(page)).toBeHidden({ timeout: 20_000 }),
  }) satisfies Partial<Walk>;

export const WALKS_OF_ADMINISTRATION = {
  saveConfiguration: {
    ...saving('Laboratorio primero'),
    call: { method: 'PUT', path: /\/service\/configuration$/ },
  },
  saveUserTypes: {
    ...saving('Laboratorio segundo'),
    call: { method: 'PUT', path: /\/usertypes$/ },
  },
} satisfies Readonly<Record<string, Walk>>;
