// Files that the page made are given back: few at any time, none after the session.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { answerHistory, openHistory, openNewestOrder, wireItem } from '@tests/e2e/support/history';
import { attachScan } from '@tests/e2e/support/embedded-report';
import { LABORATORY, openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount, signIn, signOut } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

import { watchBlobs } from './support/remains';
import { PATIENCE, makeReport, openOrder, orders, reportDialog, search } from './support/dashboard';

/** As many files as may wait to be opened or saved. */
const MOST = 3;
const CUSTOMER = 3;

async function download(page: Page, press: () => Promise<void>): Promise<void> {
  const file = page.waitForEvent('download', PATIENCE);
  await press();
  await (await file).path();
}

async function expectFew(
  page: Page,
  blobs: Awaited<ReturnType<typeof watchBlobs>>,
  atLeast: number,
): Promise<void> {
  expect(blobs.made().length).toBeGreaterThanOrEqual(atLeast);
  expect(await blobs.most()).toBeLessThanOrEqual(MOST);
  await signOut(page);
  await expect.poll(blobs.alive).toEqual([]);
}

test('reports with attachments: three addresses at most, none after the session', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const blobs = await watchBlobs(page);
  await attachScan(page);
  const laboratory = await openLaboratory(demoAccount(4));
  const order = await laboratory.findOrder(30, (tests) => tests.length > 5);
  await signIn(page, demoAccount(4));
  await openOrder(page, order);
  for (let report = 0; report < 5; report += 1) {
    const dialog = await makeReport(page);
    await download(page, () => dialog.getByRole('button', { name: 'Descargar' }).click());
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expectFew(page, blobs, 5);
});

test('zips: three addresses at most, none after the session', async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
  });
  const blobs = await watchBlobs(page);
  await page.route(`${LABORATORY}/service/orders/filter`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const response = await route.fetch();
    const found = (await response.json()) as unknown[];
    return route.fulfill({ response, json: found.slice(0, 4) });
  });
  await signIn(page, demoAccount(CUSTOMER));
  await search(page);
  await expect(orders(page).first()).toBeVisible();
  for (let zip = 0; zip < 4; zip += 1) {
    await download(page, () => page.getByRole('button', { name: 'Descargar ZIP' }).click());
    await expect(reportDialog(page).getByText(/Resumen incluido/)).toBeVisible(PATIENCE);
    await reportDialog(page).getByRole('button', { name: 'Cerrar' }).first().click();
    await expect(reportDialog(page)).toBeHidden();
  }
  await expectFew(page, blobs, 4);
});

test('pictures of charts and files of histories: three addresses at most, none after the session', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const blobs = await watchBlobs(page);
  await answerHistory(page, () =>
    Array.from({ length: 12 }, (_, at) => wireItem(at * 30, String(80 + at))),
  );
  await openNewestOrder(page);
  const charts = await openHistory(page, 'Gráfica histórica');
  const button = charts.getByRole('button', { name: /^Descargar imagen/ }).first();
  for (let picture = 0; picture < 5; picture += 1) {
    await download(page, () => button.click());
  }
  await page.keyboard.press('Escape');
  await expectFew(page, blobs, 5);
});
