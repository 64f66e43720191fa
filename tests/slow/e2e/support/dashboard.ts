import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { administrator, chooseOrder, signIn, unfoldSearch } from '@tests/e2e/support/portal';

/** Long enough for a report on a busy machine. */
export const PATIENCE = { timeout: 120_000 };

export async function signInAdministrator(page: Page): Promise<void> {
  await signIn(page, administrator());
}

export const orders = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');

/** Searches by the dates offered, the last month. */
export async function search(page: Page): Promise<void> {
  await unfoldSearch(page);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
}

/** Searches one day, the one that an order's number begins with, and opens the order. */
export async function openOrder(page: Page, order: string): Promise<void> {
  await chooseOrder(page, order);
  await expect(results(page)).toBeVisible();
}

export const results = (page: Page): Locator =>
  page.getByRole('table', { name: 'Resultados', exact: true });

/** Where reports are made, or are ready in a zip. */
export const reportDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Generando informes|Descarga )/ });

/** Makes a report of the open order and waits until it can be had. */
export async function makeReport(page: Page, button = 'Informe final'): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const dialog = reportDialog(page);
  await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeVisible(PATIENCE);
  return dialog;
}

/** The configuration dialog, read and ready. */
export async function openConfiguration(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Configuración' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configuración' });
  await expect(dialog.getByRole('textbox', { name: 'Nombre del laboratorio' })).toBeVisible();
  return dialog;
}
