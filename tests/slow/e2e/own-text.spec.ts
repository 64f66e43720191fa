// A reader's own spacing of letters and lines (WCAG 1.4.12), and a size of texts that changes while the portal is open.
import { expect, type Page } from '@playwright/test';

import { openHistory } from '@tests/e2e/support/history';
import { layoutFaults } from '@tests/e2e/support/layout';
import { demoAccount, openAs } from '@tests/e2e/support/portal';
import { settled } from '@tests/e2e/support/settled';
import { test } from '@tests/e2e/support/watched-test';

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const orders = (page: Page) => page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');

/** By how many pixels what is written in an order stands over its own edges, at most. */
function beyondItsRow(page: Page): Promise<number> {
  return orders(page).evaluateAll((options) =>
    Math.max(
      ...options.map((option) => {
        const texts = [...option.querySelectorAll('span')].map((text) =>
          text.getBoundingClientRect(),
        );
        const { top, bottom } = option.getBoundingClientRect();
        return Math.max(...texts.map((text) => Math.max(text.bottom - bottom, top - text.top)));
      }),
    ),
  );
}

test('with a spacing of its own a list of orders is whole, and so is a history', async ({
  page,
}) => {
  await openAs(page, demoAccount(2));
  await expect(orders(page).first()).toBeVisible();
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
  await expect(
    orders(page)
      .filter({ hasText: /\d alterado/ })
      .first(),
  ).toBeVisible();
  await settled(page);
  await expect.poll(() => beyondItsRow(page)).toBeLessThan(0);
  // What is told of an order may come a moment later, and makes its row higher.
  await expect.poll(() => layoutFaults(page)).toEqual([]);
  await orders(page).first().click();
  const history = await openHistory(page, 'Tabla histórica');
  await expect(history.getByRole('row').nth(3)).toBeVisible();
  await settled(page);
  expect(await layoutFaults(page)).toEqual([]);
});

test('orders and results follow a size of texts that changes while they are open', async ({
  page,
}) => {
  await openAs(page, demoAccount(2));
  await orders(page).first().click();
  const heads = page.getByRole('columnheader', { name: 'Resultado' });
  await expect(heads).toBeInViewport();
  const height = async () => (await orders(page).nth(1).boundingBox())?.height ?? 0;
  const before = await height();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await expect.poll(height).toBeGreaterThanOrEqual(2 * before);
  // Columns that held these texts have no room for them any more.
  await expect(heads).not.toBeInViewport();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await expect(heads).toBeInViewport();
  await expect.poll(height).toBe(before);
});
