// Whoever leaves a dialog is where they were before it, whatever opened and closed it.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { openNewestOrder, tickAll } from './support/history';
import { test } from './support/watched-test';

interface Dialog {
  /** Its name, or how it begins. */
  readonly name: string;
  readonly opener: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

async function leave(page: Page, name: string, way: 'Escape' | 'Cerrar'): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  if (way === 'Escape') await page.keyboard.press('Escape');
  else await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** By Enter and by click, by Escape and by the dialog's own button, at the first opening and at later ones. */
async function expectFocusBack(page: Page, dialogs: readonly Dialog[]): Promise<void> {
  for (const { name, opener } of dialogs) {
    const element = opener(page);
    for (const way of ['Escape', 'Cerrar'] as const) {
      await element.focus();
      await page.keyboard.press('Enter');
      await leave(page, name, way);
      await expect(element, `${name}, Enter, ${way}`).toBeFocused();
      await element.click();
      await leave(page, name, way);
      await expect(element, `${name}, click, ${way}`).toBeFocused();
    }
  }
}

test('the dialogs of an order give the focus back, and a test that stands beside it', async ({
  page,
}) => {
  await openNewestOrder(page);
  const name = button('Hemoglobina')(page);
  await name.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Hemoglobina' });
  await panel.getByRole('button', { name: 'Cerrar' }).press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 768 });
  await tickAll(page);
  await expectFocusBack(page, [
    { name: 'Gráfica histórica', opener: button('Gráfica histórica') },
    { name: 'Tabla histórica', opener: button('Tabla histórica') },
    { name: 'Histórico combinado', opener: button('Histórico combinado') },
    { name: 'Hemoglobina', opener: button('Hemoglobina') },
  ]);
});
