// The dark scheme from the first paint on, never on paper. Every screen in it: layout.spec.ts.
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '@tests/e2e/support/accessibility';
import { openHistory, openNewestOrder } from '@tests/e2e/support/history';
import { test } from '@tests/e2e/support/watched-test';

const CHART = 'Gráfica histórica';
const DARK_CANVAS = 'rgb(12, 20, 27)';

const scheme = (page: Page) => page.locator('html');

async function expectScheme(page: Page, expected: 'light' | 'dark'): Promise<void> {
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', expected);
}

async function pictureOf(dialog: Locator, page: Page): Promise<Buffer> {
  const button = dialog.getByRole('button', { name: /^Descargar imagen/ }).first();
  const download = page.waitForEvent('download');
  await button.click();
  return readFile(await (await download).path());
}

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('the page is dark before its script runs', async ({ page }) => {
    // Never answered: what stands there is the page of the first paint.
    await page.route('**/assets/*.js', () => undefined);
    for (const [address, first] of [
      ['/', '.early-login'],
      ['/dashboard', '.shell'],
    ] as const) {
      await page.goto(address, { waitUntil: 'commit' });
      const shell = page.locator(first);
      await expect(shell).toBeVisible();
      await expectScheme(page, 'dark');
      await expect(shell).toHaveCSS('background-color', DARK_CANVAS);
      await expectAccessible(page);
    }
  });

  test('paper is white: what is printed, and the picture of a chart', async ({ page }) => {
    await openNewestOrder(page);
    const dialog = await openHistory(page, CHART);
    await expect(dialog.getByRole('application').first()).toBeVisible();
    const fromDark = await pictureOf(dialog, page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectScheme(page, 'light');
    const fromLight = await pictureOf(dialog, page);
    expect(fromDark.equals(fromLight)).toBe(true);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        const { mantineColorScheme } = document.documentElement.dataset;
        document.documentElement.dataset['printed'] = mantineColorScheme;
      });
    });
    await page.pdf();
    await expect(scheme(page)).toHaveAttribute('data-printed', 'light');
    await expectScheme(page, 'dark');
  });
});
