import { expect, type Page } from '@playwright/test';

import { startChoosing } from '@tests/e2e/support/history';
import { demoAccount, openAs, signInTab } from '@tests/e2e/support/portal';

import type { Scene, Walk } from './walk';

const LABORATORY_USER = demoAccount(4);
const RETRY = 'Reintentar';
const WAIT = { timeout: 30_000 };

const number = (page: Page) => page.getByRole('textbox', { name: 'Número de orden' });
const search = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true }).click();
const results = (page: Page) => page.getByRole('table', { name: 'Resultados', exact: true });
const option = (page: Page, order: string) =>
  page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option', { name: order });

async function typeOrder(scene: Scene, order: string): Promise<void> {
  await openAs(scene.page, LABORATORY_USER);
  await scene.page.getByRole('tab', { name: 'Orden', exact: true }).click();
  await number(scene.page).fill(order);
}

/** Searches for an order, which opens by itself because it is the only one. */
export async function openOrder(scene: Scene, order: string): Promise<void> {
  await typeOrder(scene, order);
  await search(scene.page);
  await expect(results(scene.page)).toBeVisible(WAIT);
}

export const WALKS_OF_ORDERS = {
  searchOrders: {
    call: { method: 'PATCH', path: /\/orders\/filter$/ },
    open: (scene) => typeOrder(scene, scene.world.order),
    act: ({ page }) => search(page),
    failed: /No se pudieron cargar las órdenes/,
    again: RETRY,
    kept: ({ page, world }) => expect(number(page)).toHaveValue(world.order),
    done: ({ page, world }) => expect(option(page, world.order)).toBeVisible(WAIT),
  },
  listAreas: {
    call: { method: 'GET', path: /\/api\/areas\/filter\/state\/true$/ },
    isOfStart: true,
    open: ({ page }) => signInTab(page, LABORATORY_USER),
    act: ({ page }) => page.goto('/dashboard').then(() => undefined),
    failed: /No se pudieron cargar las áreas/,
    again: RETRY,
    kept: async ({ page }) => {
      await expect(page.getByRole('combobox', { name: 'Área' })).toHaveValue('0');
      await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeEnabled();
    },
    done: async ({ page }) => {
      const areas = page.getByRole('combobox', { name: 'Área' });
      await expect(areas).toBeVisible(WAIT);
      await expect(areas).not.toHaveAttribute('aria-invalid', 'true');
    },
  },
  listOrderResults: {
    call: { method: 'GET', path: /\/orders\/results\/order\// },
    open: (scene) => typeOrder(scene, scene.world.order),
    act: ({ page }) => search(page),
    failed: /No se pudieron cargar los resultados/,
    again: RETRY,
    kept: ({ page, world }) => expect(option(page, world.order)).toBeVisible(),
    done: ({ page }) => expect(results(page)).toBeVisible(WAIT),
  },
  listResultHistory: {
    call: { method: 'PATCH', path: /\/orders\/results\/history$/ },
    open: async (scene) => {
      await openOrder(scene, scene.world.order);
      await startChoosing(scene.page);
      await scene.page
        .getByRole('checkbox', { name: /^Comparar / })
        .last()
        .check();
    },
    act: ({ page }) => page.getByRole('button', { name: 'Tabla histórica' }).click(),
    failed: /No se pudo cargar el historial/,
    again: RETRY,
    kept: ({ page }) => expect(results(page)).toBeVisible(),
    done: async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: /Tabla histórica/ });
      await expect(
        dialog
          .getByRole('table')
          .or(dialog.getByText(/No hay resultados/))
          .first(),
      ).toBeVisible(WAIT);
    },
  },
  getMicrobialDetection: {
    call: { method: 'GET', path: /\/api\/microbiology\/microbialdetection\// },
    open: (scene) => openOrder(scene, scene.world.withAntibiogram),
    act: ({ page }) =>
      page
        .getByRole('button', { name: /^Antibiograma de / })
        .first()
        .click(),
    failed: /No se pudo cargar el antibiograma/,
    again: RETRY,
    kept: ({ page }) => expect(results(page)).toBeVisible(),
    done: ({ page }) =>
      expect(
        page
          .getByRole('dialog', { name: /Antibiograma/ })
          .getByRole('table')
          .first(),
      ).toBeVisible(WAIT),
  },
  updatePassword: {
    call: { method: 'PUT', path: /\/authentication\/updatepassword$/ },
    open: async ({ page }) => {
      await signInTab(page, LABORATORY_USER);
      await page.goto('/userprofile');
      await page.getByRole('textbox', { name: 'Contraseña actual' }).fill('Otra.2025');
      await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill('Nueva.2026');
      await page.getByRole('textbox', { name: 'Repetir contraseña' }).fill('Nueva.2026');
    },
    act: ({ page }) => page.getByRole('button', { name: 'Guardar' }).click(),
    again: 'Guardar',
    kept: ({ page }) =>
      expect(page.getByRole('textbox', { name: 'Nueva contraseña' })).toHaveValue('Nueva.2026'),
    // The current password of the walk is wrong, so that the demo account keeps its own.
    done: ({ page }) =>
      expect(
        page
          .getByText(
            /La contraseña (?:se actualizó|no se cambió)|no coincide|no se guardó|no es correcta/,
          )
          .first(),
      ).toBeVisible(),
  },
} satisfies Readonly<Record<string, Walk>>;
