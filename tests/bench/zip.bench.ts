import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { demoAccount, signIn } from '@tests/e2e/support/portal';

import { compare } from './support/comparison';
import { compareTask, longestTasks, watchLongTasks } from './support/measure';
import { FAILED, ORDERS, answerThousandOrders } from './support/thousand-orders';

const MAX_TASK = 50;
const MAX_MEMORY = 350;
const CUSTOMER = 3;
const MEGABYTE = 1_048_576;

/** Collects the page's script memory in megabytes while work goes on. */
async function watchHeap(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let peak = 0;
  const timer = setInterval(() => {
    void session.send('Performance.getMetrics').then(({ metrics }) => {
      const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
      peak = Math.max(peak, used / MEGABYTE);
    });
  }, 500);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak);
    },
  };
}

test('zip: 1,000 orders with 7 % failing', async ({ page }) => {
  test.setTimeout(3_600_000);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
  });
  await watchLongTasks(page);
  const delivered = await answerThousandOrders(page);
  await signIn(page, demoAccount(CUSTOMER));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const button = page.getByRole('button', { name: 'Descargar ZIP' });
  await expect(button).toBeEnabled();

  const heap = await watchHeap(page);
  const start = Date.now();
  // Its title changes when the file is ready.
  const dialog = page.getByRole('dialog');
  const task = await longestTasks(page, async () => {
    await button.click();
    await expect(dialog.getByText(/Resumen incluido/)).toBeVisible({
      timeout: 3_000_000,
    });
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  const memory = heap.stop();
  const job = `zip of ${ORDERS} orders`;
  await compare({ job: `${job} (wall)`, portal: seconds, unit: 's' });
  await compareTask(`${job}, longest task of the page`, task, { atMost: MAX_TASK });
  const most = { atMost: MAX_MEMORY };
  await compare({ job: `${job}, memory of the page`, portal: memory, unit: 'MB', owed: most });
  await expect(
    dialog.getByText(`${ORDERS - FAILED} de ${ORDERS} · `, {
      exact: false,
    }),
  ).toBeVisible();
  await expect.poll(() => new Set(delivered).size, { timeout: 120_000 }).toBe(ORDERS - FAILED);
  expect(delivered).toHaveLength(ORDERS - FAILED);
  expect(task.worked).toBeLessThanOrEqual(MAX_TASK);
  expect(memory).toBeLessThanOrEqual(MAX_MEMORY);
});
