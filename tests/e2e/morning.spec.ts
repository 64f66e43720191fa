// A physician's and a desk's morning: orders that come by themselves, one key for each, scanners (docs/behaviour.md §2).
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

const steps = (page: Page) => page.getByRole('navigation', { name: 'Órdenes de la lista' });

test('forty orders are read with one key each, and the list says which were open @slow', async ({
  page,
}) => {
  await openMorning(page, 4);
  await expect(steps(page)).toContainText(/– de \d+/);
  for (let order = 1; order <= 40; order += 1) {
    await page.keyboard.press(order % 2 === 0 ? 'j' : 'Alt+ArrowDown');
    await expect(steps(page)).toContainText(new RegExp(`^‹?${order} de`));
  }
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  const list = page.getByRole('listbox', { name: 'Órdenes' });
  await expect(list.getByRole('option', { selected: true })).toContainText('vista');
  expect(page.url()).not.toMatch(/\d{8}/);
});

test('a list is looked through, and what it tells is accessible @slow', async ({ page }) => {
  await openMorning(page, 1);
  await page.getByRole('button', { name: 'Revisar novedades' }).click();
  await expect(page.getByText(/^Revisadas: \d+ de \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Críticos \d+$/ })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
});

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

test('a reviewed order keeps its name, however much is told of it @slow', async ({ page }) => {
  await fillOrders(page);
  await openMorning(page, 1);
  await page.getByRole('button', { name: 'Revisar novedades' }).click();
  await expect(page.getByText(/^Revisadas: \d+ de \d+$/)).toBeVisible();
  const entry = page.getByRole('option').first();
  const name = entry.locator('span').first();
  const height = (await name.boundingBox())?.height ?? 0;
  await entry.click();
  await expect(entry).toContainText('sin entregar · vista');
  expect(height).toBeGreaterThanOrEqual(17);
  expect((await name.boundingBox())?.height).toBe(height);
});

test('on the narrowest phone every mark of a reviewed order is whole @slow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await fillOrders(page);
  await openMorning(page, 1);
  await page.getByRole('button', { name: 'Revisar novedades' }).click();
  const marks = page.getByRole('option').first().locator('[data-tone]');
  await expect(marks).toHaveText(['2 críticos', '10 alterados', '14 pendientes']);
  const cut = await marks.evaluateAll(
    (all) =>
      all.filter((mark) => {
        const { right, bottom } = mark.getBoundingClientRect();
        const place = mark.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const isShort = [...mark.children].some((text) => text.scrollWidth > text.clientWidth + 1);
        return right > place.right || bottom > place.bottom || isShort;
      }).length,
  );
  expect(cut).toBe(0);
});

test('the one field lists what it understood, and is accessible @slow', async ({ page }) => {
  await openMorning(page, 4);
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('ana rojas');
  await expect(page.getByRole('option', { name: 'Nombre: ANA · Apellido: ROJAS' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('ANA ROJAS', { exact: true })).toBeVisible();
});

test('what a barcode reader types anywhere opens the order', async ({ page }) => {
  await openMorning(page, 4);
  const list = page.getByRole('listbox', { name: 'Órdenes' });
  const entry = await list.getByRole('option').nth(2).textContent();
  const order = /\d{12}/.exec(entry ?? '')?.[0] ?? '';
  // At once, as a reader does: keys sent one by one would come as slowly as the test is busy.
  await page.evaluate((code) => {
    for (const key of [...Array.from(code), 'Enter']) {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    }
  }, `]C1${order}`);
  await expect(page.getByText('Se encontró una sola orden y se abrió.')).toBeAttached();
  await expect(page.getByText(`Orden ${order}`, { exact: true }).first()).toBeVisible();
  await expect(list.getByRole('option')).toHaveCount(1);
});
