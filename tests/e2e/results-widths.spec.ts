// The results at every width: no number, unit or word is broken, nothing is cut, nobody scrolls sideways (J3).
import { expect, type Page } from '@playwright/test';

import { openNewestOrder } from './support/history';
import { layoutFaults } from './support/layout';
import { settled } from './support/settled';
import { test } from './support/watched-test';

/** From the smallest phone to a large screen, with the widths at which the layouts change. */
const WIDTHS = [320, 390, 768, 960, 961, 1024, 1120, 1280, 1360, 1361, 1366, 1920];

/** What takes the most room in a column. */
const LONG = [
  { result: '441.1', refMin: 10, refMax: 45, digits: 1, unit: 'mL/min/1.73 m²' },
  { result: '1234567.89', refMin: 150000, refMax: 450000, digits: 2, unit: '10<sup>3</sup>/µL' },
  { testName: 'Anticuerpos antitiroperoxidasa y antitiroglobulina microsomales', unit: 'UI/mL' },
  { state: 1, result: '', testName: 'Concentración de hemoglobina corpuscular media' },
];

async function faultsAtEveryWidth(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    await settled(page);
    await expect(page.getByRole('table', { name: 'Resultados' }), `${width}`).toBeVisible();
    faults.push(...(await layoutFaults(page)).map((fault) => `${width}: ${fault}`));
  }
  return faults;
}

test('an order of the demo laboratory', async ({ page }) => {
  await openNewestOrder(page);
  expect(await faultsAtEveryWidth(page)).toEqual([]);
});

/** Gives the results of every order the longest texts in turn. */
async function answerLong(page: Page): Promise<void> {
  await page.route('**/service/orders/results/order/**', async (route) => {
    const response = await route.fetch();
    const tests = (await response.json()) as readonly object[];
    const json = tests.map((sent, at) => ({ ...sent, ...LONG[at % LONG.length] }));
    await route.fulfill({ response, json });
  });
}

test('an order with long numbers, units and names', async ({ page }) => {
  await answerLong(page);
  await openNewestOrder(page);
  expect(await faultsAtEveryWidth(page)).toEqual([]);
});

test('a wide block has the mark beside its value and the interval in a column of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1120, height: 768 });
  await answerLong(page);
  await openNewestOrder(page);
  const values = page.getByRole('table', { name: 'Resultados' }).locator('[data-kind="value"]');
  await expect(values.first()).toBeVisible();
  const gaps = await values.evaluateAll((found) =>
    found.flatMap((value) => {
      const mark = value.nextElementSibling?.getBoundingClientRect();
      const { right, top, bottom } = value.getBoundingClientRect();
      return mark === undefined || mark.top > bottom || mark.bottom < top ? [] : mark.left - right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  // The unit stands between them.
  expect(Math.max(...gaps)).toBeLessThan(200);
  const limits = page.getByRole('cell', { name: /^[\d.]+ – [\d.]+$/ });
  const lefts = await limits.evaluateAll((found) =>
    found.map((cell) => cell.getBoundingClientRect().left),
  );
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
  expect(lefts[0]).toBeGreaterThan(750);
});
