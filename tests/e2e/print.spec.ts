// A printed link in a browser that nobody signed in to.
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import { expectAccessible } from './support/accessibility';
import { LABORATORY, openLaboratory } from './support/laboratory-client';
import { expectGoneFromMemory, expectInMemory } from './support/memory';
import { demoAccount } from './support/portal';
import { test } from './support/watched-test';

const LABORATORY_USER = 4;
const PRESET_NAME = 'laboratorio';

const viewer = (page: Page) => page.getByRole('region', { name: 'Informe final' });
const shownPage = (page: Page) => viewer(page).locator('canvas').first();
const reportButton = (page: Page) => page.getByRole('button', { name: 'Ver PDF' });
const printLink = (order: string) => `/orqrm:${btoa(order)}`;

/** The newest order with a final report, and what its report must say. */
async function newestReport() {
  const laboratory = await openLaboratory(demoAccount(LABORATORY_USER));
  for (const order of await laboratory.recentOrders(30)) {
    const { tests } = await laboratory.finalReport(order);
    if (tests.length === 0) continue;
    const names = await laboratory.patientNames(order);
    return { order, words: [...names, ...tests.map(({ testName }) => testName)] };
  }
  throw new Error('no report in the last 30 days');
}

/** Waits for what a link shows, and for the page of its report, which a phone keeps behind the results. */
async function showReport(page: Page): Promise<void> {
  await expect(shownPage(page).or(reportButton(page))).toBeVisible();
  if (await reportButton(page).isVisible()) await reportButton(page).click();
  await expect(shownPage(page)).toBeVisible();
}

/** Opens the link of an order and waits until its report is on the screen. */
async function openReport(page: Page, order: string): Promise<void> {
  await page.goto(printLink(order));
  await showReport(page);
}

/** What the page keeps where the next user of the computer could look. */
async function kept(page: Page) {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
  }));
  return { ...stored, cookies: await page.context().cookies() };
}

const NOTHING = { local: [], tab: [], caches: [], databases: [], cookies: [] };

test('a link shows and hands out the report, keeps nothing, and signs nobody in', async ({
  page,
}) => {
  const { order, words } = await newestReport();
  const states: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('changestatetest')) states.push(request.url());
  });
  await openReport(page, order);
  const shown = withoutSpace(await viewer(page).innerText());
  for (const word of words) expect.soft(shown).toContain(withoutSpace(word));
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${order}.pdf`);
  const text = withoutSpace((await pdfPages(await readFile(await file.path()))).join(' '));
  for (const word of words) expect(text).toContain(withoutSpace(word));

  expect(await kept(page)).toEqual(NOTHING);
  expect(await page.title()).not.toContain(order);
  expect(states).toEqual([]);
  await expect(page.getByRole('link')).toHaveCount(0);

  await page.goto('/dashboard');
  // A phone that nobody signed in on asks first who enters.
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.goBack();
  const again = page.getByRole('button', { name: 'Mostrar de nuevo' });
  await expect(shownPage(page).or(reportButton(page)).or(again)).toBeVisible();
});

test('the token and the preset account are gone once the report is shown @slow', async ({
  page,
}) => {
  const { order } = await newestReport();
  const preset = DEMO_ACCOUNTS.find(({ userName }) => userName === PRESET_NAME);
  let token = '';
  page.on('response', async (response) => {
    if (!response.url().endsWith('/authentication/web') || !response.ok()) return;
    ({ token } = (await response.json()) as { readonly token: string });
  });
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(`${LABORATORY}/lis/api/reports/finalReport`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(printLink(order));
  await expect(page.getByText('Consultando los resultados…')).toBeVisible();
  await expect.poll(() => token).not.toBe('');
  await expectInMemory(page, token);
  goOn();
  await showReport(page);
  await expectGoneFromMemory(page, token, preset?.password ?? 'unknown');
});
