import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { answerMatrix, openNewestOrder, tickAll } from '@tests/e2e/support/history';

import { compare } from './support/comparison';
import {
  clickToPaint,
  compareTask,
  least,
  longestTasks,
  threadClock,
  watchLongTasks,
} from './support/measure';

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

/** Opens the dialog and closes it. Gives the milliseconds of the page's thread until the matrix is painted. */
async function openAndClose(page: Page): Promise<number> {
  await page.getByRole('button', { name: TITLE }).evaluate((button) => {
    button.id = 'open-combined';
  });
  const clock = await threadClock(page);
  const time = await clock.of(() =>
    clickToPaint(page, {
      click: '#open-combined',
      within: '[role="dialog"] [role="table"]',
      text: 'Examen 1',
    }),
  );
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
  const scrolling = await longestTasks(page, () =>
    table(page).evaluate(async (scroller, steps) => {
      for (let step = 1; step <= steps; step += 1) {
        scroller.scrollTo(step * 120, step * 220);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    }, STEPS),
  );
  return { first, again, nodes, scrolling };
}

test('combined history: click to matrix, elements, longest task while scrolling', async ({
  browser,
}) => {
  const measured = async (size: typeof SMALL) => {
    const page = await browser.newPage();
    const found = await measure(page, size);
    await page.close();
    const job = `matrix of ${size.tests} tests × ${size.dates} dates`;
    const [nodes, task] = [{ atMost: MAX_NODES }, { atMost: MAX_TASK }];
    await compare({ job: `${job}, for the first time`, portal: found.first });
    await compare({ job: `${job}, dialog`, portal: found.nodes, unit: 'nodes', owed: nodes });
    await compareTask(`${job}, longest task`, found.scrolling, task);
    return found;
  };
  const small = await measured(SMALL);
  const large = await measured(LARGE);
  const owed = { timesLimit: MAX_RATIO };
  await compare({
    job: 'large matrix, in small ones',
    portal: large.again,
    limit: small.again,
    owed,
  });
  expect(large.nodes).toBeLessThanOrEqual(MAX_NODES);
  expect(large.scrolling.worked).toBeLessThanOrEqual(MAX_TASK);
  expect(large.again).toBeLessThanOrEqual(MAX_RATIO * small.again);
});
