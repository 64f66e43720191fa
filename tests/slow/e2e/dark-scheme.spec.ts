// The dark scheme: readable everywhere, chosen or as the device says, never on paper.
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { sample } from '@tests/support/environment/runs';
import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from '@tests/e2e/support/accessibility';
import { useColor } from '@tests/e2e/support/branding';
import { openHistory, openNewestOrder } from '@tests/e2e/support/history';
import { test } from '@tests/e2e/support/watched-test';

const CHART = 'Gráfica histórica';
const DARK_CANVAS = 'rgb(16, 21, 27)';

const scheme = (page: Page) => page.locator('html');
const choice = (page: Page) => page.getByRole('combobox', { name: 'Tema' });

async function expectScheme(page: Page, expected: 'light' | 'dark'): Promise<void> {
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', expected);
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
}

/** What must be readable in the dark, each opened from the login. */
const SCREENS: readonly [string, (page: Page) => Promise<void>][] = [
  ['the login', openLogin],
  ['an order with its results', openNewestOrder],
  [
    'a history chart',
    async (page) => {
      await openNewestOrder(page);
      const dialog = await openHistory(page, CHART);
      await expect(dialog.getByRole('application').first()).toBeVisible();
    },
  ],
  [
    'a finished report',
    async (page) => {
      await openNewestOrder(page);
      await page.getByRole('button', { name: 'Informe final' }).click();
      const dialog = page.getByRole('dialog', { name: 'Generando informes' });
      await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeVisible();
    },
  ],
];

function testScreens(screens: typeof SCREENS): void {
  for (const [name, open] of screens) {
    test(`${name} is dark and readable (J1)`, async ({ page }) => {
      await open(page);
      await expectScheme(page, 'dark');
      await expectAccessible(page);
    });
  }
}

async function pictureOf(dialog: Locator, page: Page): Promise<Buffer> {
  const button = dialog.getByRole('button', { name: /^Descargar imagen/ }).first();
  const download = page.waitForEvent('download');
  await button.click();
  return readFile(await (await download).path());
}

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  testScreens(sample(SCREENS, 2));

  for (const [address, first] of [
    ['/', '.early-login'],
    ['/dashboard', '.shell'],
  ] as const) {
    test(`${address} is dark before its script runs`, async ({ page }) => {
      // Never answered: what stands there is the page of the first paint.
      await page.route('**/assets/*.js', () => undefined);
      await page.goto(address, { waitUntil: 'commit' });
      const shell = page.locator(first);
      await expect(shell).toBeVisible();
      await expectScheme(page, 'dark');
      await expect(shell).toHaveCSS('background-color', DARK_CANVAS);
      await expectAccessible(page);
    });
  }

  test('the choice goes before the device and survives a reload; the device may take over again', async ({
    page,
  }) => {
    await openLogin(page);
    await expect(choice(page)).toHaveValue('auto');
    await choice(page).selectOption('Tema claro');
    await expectScheme(page, 'light');
    await page.reload();
    await expect(choice(page)).toHaveValue('light');
    await expectScheme(page, 'light');
    await expectAccessible(page);
    await choice(page).selectOption('Tema automático');
    await expectScheme(page, 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK_CANVAS);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
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

test.describe('on a dark phone', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  testScreens(sample(SCREENS, 1));
});

for (const color of sample(['#ffe600', '#000000', '#0000ff'], 1)) {
  test(`a laboratory's ${color} stays readable in both schemes (J1)`, async ({ page }) => {
    await useColor(page, color);
    await openLogin(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
    await expectAccessible(page);
    await openNewestOrder(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectScheme(page, 'light');
    await expectAccessible(page);
  });
}
