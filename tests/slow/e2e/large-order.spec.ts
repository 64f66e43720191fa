// One order with far too much in it, on the narrowest screen.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { answerOrders, wireTest } from '@tests/bench/support/large-answers';
import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

import { orders, results } from './support/dashboard';

const TESTS = 5_000;
const WIDTH = 320;
/** Half in words, half without a place to break. */
const NAMES = ['Determinación de anticuerpos '.repeat(11).slice(0, 300), 'M'.repeat(300)];
const LINE = 'Se repitió la prueba y se confirmó el hallazgo con otra técnica.\n';
const COMMENT = LINE.repeat(Math.ceil(1_048_576 / LINE.length));
/** How often the end of what is in the page is scrolled to, where more comes. */
const TIMES = 6;

test.use({ viewport: { width: WIDTH, height: 640 }, trace: 'off' });

async function answerLargeOrder(page: Page): Promise<void> {
  await answerOrders(page, 2);
  const tests = (order: string) =>
    Array.from({ length: TESTS }, (_, at) => ({
      ...wireTest(order, at),
      testName: NAMES[at % NAMES.length],
      profileName: NAMES[1],
      unit: at % 5 === 0 ? 'u'.repeat(40) : 'mg/dL',
      hasComment: at === 0,
      resultComment: at === 0 ? { comment: COMMENT } : null,
    }));
  await page.route(`${LABORATORY}/service/orders/results/order/*/*`, (route) => {
    const order = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    return route.fulfill({ json: tests(order) });
  });
}

const pageOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const rowgroup = (page: Page) => page.getByRole('rowgroup', { name: 'Resultados' });

/** Tops and bottoms of the rows in sight, from the top of the screen down, and how far they stand out at the side. */
function rowEdges(page: Page) {
  return rowgroup(page).evaluate((element) => {
    const rows = [...element.querySelectorAll('[role="row"]')].filter(
      // The heading of an area stays above the rows that go by below it.
      (row) => getComputedStyle(row).position !== 'sticky',
    );
    return rows
      .map((row) => row.getBoundingClientRect())
      .filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < innerHeight)
      .map(({ top, bottom, right }) => ({ top, bottom, right }))
      .toSorted((one, other) => one.top - other.top);
  });
}

/** Rows that begin before the one above them ends, by their places in sight. */
async function overlaps(page: Page): Promise<readonly string[]> {
  const rows = await rowEdges(page);
  return rows.flatMap(({ top }, at) => {
    const above = rows[at - 1];
    const hidden = above === undefined ? 0 : above.bottom - top;
    return hidden > 1 ? [`row ${at} by ${hidden}`] : [];
  });
}

const rowsInPage = (page: Page) => rowgroup(page).getByRole('row').count();

test('5,000 tests with names of 300 letters and a comment of 1 MB at 320 px: nothing overlaps or stands out', async ({
  page,
}) => {
  await answerLargeOrder(page);
  await signIn(page, demoAccount(4));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await orders(page).first().click();
  await expect(results(page)).toBeVisible({ timeout: 60_000 });
  expect(await rowsInPage(page)).toBeLessThan(120);
  for (let time = 0; time < TIMES; time += 1) {
    // What is drawn now takes the place of a guess; then rows stay where they are.
    await expect.poll(() => overlaps(page), { message: `overlaps at ${time}` }).toEqual([]);
    const rows = await rowEdges(page);
    expect(rows.length, `rows at ${time}`).toBeGreaterThan(0);
    for (const [at, { right }] of rows.entries()) {
      expect(right, `row ${at} at ${time}`).toBeLessThanOrEqual(WIDTH);
    }
    expect(await pageOverflow(page), `at ${time}`).toBe(0);
    const before = await rowsInPage(page);
    // Rows that come into sight may be higher than they were guessed: the end moves away.
    await expect
      .poll(async () => {
        await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
        return rowsInPage(page);
      })
      .toBeGreaterThan(before);
  }

  // The comment, in a dialog that scrolls to its end.
  await page.evaluate('scrollTo(0, 0)');
  const folded = results(page).locator('button[aria-expanded="false"]').first();
  const button = results(page)
    .getByRole('button', { name: /^Comentario de / })
    .first();
  if (!(await button.isVisible())) await folded.click();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Comentario' });
  await expect(dialog.getByText('Se repitió la prueba').first()).toBeVisible({ timeout: 60_000 });
  const shown = await dialog.evaluate((element) => {
    const body = [element, ...element.querySelectorAll('*')].find(
      (part) =>
        part.scrollHeight > part.clientHeight + 1000 &&
        getComputedStyle(part).overflowY !== 'visible',
    );
    if (body === undefined) return null;
    body.scrollTop = body.scrollHeight;
    return {
      end: body.scrollHeight - body.clientHeight - body.scrollTop,
      sideways: body.scrollWidth - body.clientWidth,
      letters: element.textContent.length,
    };
  });
  expect(shown?.letters ?? 0).toBeGreaterThanOrEqual(COMMENT.trim().length);
  expect(shown?.end ?? Infinity).toBeLessThanOrEqual(1);
  expect(shown?.sideways ?? Infinity).toBeLessThanOrEqual(0);
  expect(await pageOverflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
