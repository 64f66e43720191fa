import { expect, type Page } from '@playwright/test';

import { administrator, signIn } from '@tests/e2e/support/portal';

import type { Walk } from './walk';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Configuración' });
const name = (page: Page) => dialog(page).getByRole('textbox', { name: 'Nombre del laboratorio' });
const quantity = (page: Page) =>
  dialog(page)
    .getByRole('region', { name: 'Tarifa' })
    .getByRole('textbox', { name: 'Cantidad de órdenes' });

/** Administrators sign in by typing: a reload takes their right away. */
async function openConfiguration(page: Page): Promise<void> {
  await signIn(page, administrator());
  await page.getByRole('button', { name: 'Configuración' }).click();
}

/** Saving a value that is not the stored one: saving that would prove nothing. */
const SAVING = {
  act: ({ page }) => dialog(page).getByRole('button', { name: 'Guardar' }).click(),
  again: 'Guardar',
  done: ({ page }) => expect(dialog(page)).toBeHidden({ timeout: 20_000 }),
} satisfies Partial<Walk>;

const NAME = 'Laboratorio primero';
const QUANTITY = '17';

export const WALKS_OF_ADMINISTRATION = {
  saveConfiguration: {
    ...SAVING,
    call: { method: 'PUT', path: /\/service\/configuration$/ },
    open: async ({ page }) => {
      await openConfiguration(page);
      await name(page).fill(NAME);
    },
    kept: ({ page }) => expect(name(page)).toHaveValue(NAME),
  },
  saveUserTypes: {
    ...SAVING,
    call: { method: 'PUT', path: /\/usertypes$/ },
    open: async ({ page }) => {
      await openConfiguration(page);
      await dialog(page).getByRole('tab', { name: 'Tipos de usuario' }).click();
      await quantity(page).fill(QUANTITY);
    },
    kept: ({ page }) => expect(quantity(page)).toHaveValue(QUANTITY),
  },
} satisfies Readonly<Record<string, Walk>>;
