import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { answerMatrix, openNewestOrder, tickAll } from '@tests/e2e/support/history';

import { clickToPaint, least, longestTask, watchLongTasks } from './support/measure';

const TITLE = 'Histórico combinado';
const MAX_NODES = 3_000;
const MAX_TASK = 100;
/** The large matrix may take so many times the small one's time. */
const MAX_RATIO = 3;
const RUNS = 5;
const STEPS = 30;
const SMALL = { tests: 20, dates: 10 };
const LARGE = { tests: 200, dates: 50 };

const table = (page: Page) => page.getByRole('dialog').getByRole('table', { name: TITLE });

/** Opens the dialog and closes it. Gives the milliseconds from the click until the matrix is painted. */
async function openAndClose(page: Page): Promise<number> {
  await page.getByRole('button', { name: TITLE }).evaluate((button) => {
    button.id = 'open-combined';
  });
  const time = await clickToPaint(page, {
    click: '#open-combined',
    within: '[role="dialog"] [role="table"]',
    text: 'Examen 1',
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return time;
}

async function measure(page: Page, size: typeof SMALL) {
  await watchLongTasks(page);
  await answerMatrix(page, size);
  await openNewestOrder(page);
  await tickAll(page);
  const first = await openAndClose(page);
  const again = await least(RUNS, () => openAndClose(page));
  await page.getByRole('button', { name: TITLE }).click();
  await expect(table(page)).toBeVisible();
  const nodes = await page.getByRole('dialog').locator('*').count();
  const scrolling = await longestTask(page, () =>
    table(page).evaluate(async (scroller, steps) => {
      for (let step = 1; step <= steps; step += 1) {
        scroller.scrollTo(step * 120, step * 220);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    }, STEPS),
  );
  return { first: Math.round(first), again: Math.round(again), nodes, scrolling };
}

test('combined history: click to matrix, elements, longest task while scrolling', async ({
  browser,
}) => {
  const measured = [];
  for (const size of [SMALL, LARGE]) {
    const page = await browser.newPage();
    measured.push(await measure(page, size));
    await page.close();
  }
  const [small, large] = measured;
  console.table({ '20 × 10': small, '200 × 50': large });
  expect(large?.nodes).toBeLessThanOrEqual(MAX_NODES);
  expect(large?.scrolling).toBeLessThanOrEqual(MAX_TASK);
  expect(large?.again).toBeLessThanOrEqual(MAX_RATIO * (small?.again ?? 0));
});
