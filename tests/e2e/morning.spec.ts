// A physician's and a desk's morning: orders that come by themselves.
import { expect, type Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { layoutFaults } from './support/layout';
import { demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';

/** The portal of an installation that searches the last days at the sign-in. */
async function openMorning(page: Page, type: 1 | 4): Promise<void> {
  await page.route('/config.json', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as object;
    await route.fulfill({ response, json: { ...file, startDays: 7 } });
  });
  await openAs(page, demoAccount(type));
}

/** Each order holds much: twelve altered results that nobody printed, two of them critical, and fourteen that are to come. */
async function fillOrders(page: Page): Promise<void> {
  await page.route('**/service/orders/results/order/**', async (route) => {
    const response = await route.fetch();
    const [first] = (await response.json()) as [object];
    const tests = Array.from({ length: 26 }, (_, at) => ({
      ...first,
      testId: at + 1,
      state: at < 12 ? 4 : 1,
      result: at < 12 ? '5' : '',
      pathology: at < 2 ? 6 : 3,
    }));
    await route.fulfill({ response, json: tests });
  });
}

test('a reviewed list is accessible; an order keeps its name, and on the narrowest phone every mark is whole @slow', async ({
  page,
}) => {
  await fillOrders(page);
  await openMorning(page, 1);
  await expect(page.getByText(/^Revisadas: \d+ de \d+$/)).toBeAttached();
  await expect(page.getByRole('button', { name: /^Críticos \d+$/ })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
  const entry = page.getByRole('option').first();
  const told = entry.getByText('2 críticos · 10 alterados · 12 de 26 listos');
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(told).toBeVisible();
  expect(await told.evaluate((marks) => marks.scrollWidth - marks.clientWidth)).toBeLessThan(2);
  await page.setViewportSize({ width: 1366, height: 768 });
  const name = entry.locator('span').first();
  const height = (await name.boundingBox())?.height ?? 0;
  await entry.click();
  await expect(entry).toContainText('vista');
  expect(height).toBeGreaterThanOrEqual(17);
  expect((await name.boundingBox())?.height).toBe(height);
});
