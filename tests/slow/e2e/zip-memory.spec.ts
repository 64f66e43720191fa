// A thousand reports in one zip: what the page holds meanwhile, and whether it still answers.
import { readFile, stat } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { longestTask, watchLongTasks } from '@tests/bench/support/measure';
import { FAILED, ORDERS, answerThousandOrders } from '@tests/bench/support/thousand-orders';
import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

import { watchRenderer } from './support/renderer-memory';
import { reportDialog, search } from './support/dashboard';

const CUSTOMER = 3;
const HOUR = 3_600_000;
/** Megabytes that the page and its workers may take. */
const MAX_MEMORY = 350;
/** Milliseconds that the page may not answer. */
const MAX_TASK = 200;
/** How a PDF file begins; in a stored archive it stands as it is. */
const PDF_START = '%PDF-1.';

test.use({ trace: 'off' });

for (const [kind, encrypt] of [
  ['PDFs', false],
  ['protected PDFs', true],
] as const) {
  test(`a thousand ${kind}: below 350 MB, and no task over 200 ms`, async ({
    page,
    browser,
    watched,
  }) => {
    test.setTimeout(HOUR);
    watched.expected = [/status of (404|500)|ERR_CONNECTION_RESET/];
    await page.addInitScript(() => {
      Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
    });
    await watchLongTasks(page);
    const delivered = await answerThousandOrders(page, encrypt);
    await signIn(page, demoAccount(CUSTOMER));
    await search(page);
    const button = page.getByRole('button', { name: 'Descargar ZIP' });
    await expect(button).toBeEnabled();

    const drawing = await watchRenderer(browser);
    const whole = await watchRenderer(browser);
    const start = Date.now();
    const download = page.waitForEvent('download', { timeout: HOUR });
    const task = await longestTask(page, async () => {
      await button.click();
      await expect(reportDialog(page).getByText('Guardando el archivo')).toBeVisible({
        timeout: HOUR,
      });
      drawing.stop();
      await expect(
        reportDialog(page).getByText(`${ORDERS - FAILED} de ${ORDERS} · `, {
          exact: false,
        }),
      ).toBeVisible({ timeout: HOUR });
    });
    whole.stop();
    const path = await (await download).path();
    const { size } = await stat(path);
    console.table({
      seconds: Math.round((Date.now() - start) / 1000),
      'zip MB': Math.round(size / 1_048_576),
      'longest task ms': task,
      'renderer MB at the start': drawing.start,
      'renderer MB at its peak, drawing': drawing.peak(),
      'renderer MB at its peak, with the summary': whole.peak(),
    });
    const pdfs = (await readFile(path)).toString('latin1').split(PDF_START).length - 1;
    expect(pdfs).toBe(ORDERS - FAILED);
    await expect.poll(() => delivered.length, { timeout: 300_000 }).toBe(ORDERS - FAILED);
    expect(new Set(delivered).size).toBe(ORDERS - FAILED);
    expect(drawing.peak()).toBeGreaterThan(0);
    expect(drawing.peak(), 'drawing').toBeLessThan(MAX_MEMORY);
    expect(whole.peak(), 'with the summary').toBeLessThan(MAX_MEMORY);
    expect(task).toBeLessThan(MAX_TASK);
  });
}
