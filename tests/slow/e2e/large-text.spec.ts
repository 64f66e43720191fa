// A browser whose reader has texts twice as large: everything in pixels that holds text grows with it.
import { expect, type Page } from '@playwright/test';

import { columnsInSight, openHistory, openNewestOrder } from '@tests/e2e/support/history';
import { layoutFaults } from '@tests/e2e/support/layout';
import {
  administrator,
  demoAccount,
  openAs,
  openMenu,
  signIn,
  signOut,
} from '@tests/e2e/support/portal';
import { settled } from '@tests/e2e/support/settled';
import { test } from '@tests/e2e/support/watched-test';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const WIDTHS = [320, 390, 768, 1366, 1920];

async function faultsAtAllWidths(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    faults.push(...(await layoutFaults(page)).map((fault) => `${width}: ${fault}`));
  }
  return faults;
}

test('twice as large, nothing is cut and nothing lies on something else', async ({ page }) => {
  await openAs(page, demoAccount(2));
  const orders = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');
  await expect(orders.first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  expect(await faultsAtAllWidths(page)).toEqual([]);
  await orders.first().click();
  await expect(page.getByRole('rowheader').nth(2)).toBeVisible();
  expect(await faultsAtAllWidths(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hemoglobina', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faultsAtAllWidths(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await signOut(page);
  await page.getByRole('radio', { name: 'Paciente' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await faultsAtAllWidths(page)).toEqual([]);
});

test('twice as large, a phone has every way to search and the own profile whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount(1));
  const modes = page.getByRole('group', { name: 'Formas de buscar' }).getByRole('button');
  await expect(modes).toHaveCount(4);
  for (const mode of await modes.all()) {
    await mode.click();
    await settled(page);
    expect(await layoutFaults(page)).toEqual([]);
  }
  await page.goto('/userprofile');
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  const beyond = await page
    .getByRole('list', { name: 'Requisitos de la contraseña' })
    .evaluate(({ parentElement: guide }) => {
      const edge = guide?.getBoundingClientRect().right ?? 0;
      return [...(guide?.querySelectorAll('*') ?? [])]
        .filter((part) => part.getBoundingClientRect().right > edge)
        .map(({ textContent }) => textContent);
    });
  expect(beyond).toEqual([]);
});

test('twice as large, a phone has the configuration and its buttons whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, administrator());
  await openMenu(page);
  await page.getByRole('button', { name: 'Configuración' }).click();
  await expect(page.getByRole('button', { name: 'Ver como…' })).toBeVisible();
  await settled(page);
  expect(await layoutFaults(page)).toEqual([]);
});

test('twice as large, the combined history of a phone shows a whole column beside the names', async ({
  page,
}) => {
  await openNewestOrder(page);
  const title = 'Histórico combinado';
  const table = (await openHistory(page, title)).getByRole('table', { name: title });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => columnsInSight(table)).toEqual({ whole: 1, cut: 0 });
  }
});
