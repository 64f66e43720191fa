import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from './support/accessibility';
import { LABORATORY, openLaboratory } from './support/laboratory-client';
import { demoAccount, pickOrder, signIn, signOut } from './support/portal';
import { test } from './support/watched-test';

/** Physicians see validated results only. */
const VALIDATED = 4;
const orders = (page: Page, name = 'Órdenes'): Locator =>
  page.getByRole('listbox', { name }).getByRole('option');

/** The demo physician's newest order that has something to report. */
async function reportableOrder(): Promise<string> {
  const laboratory = await openLaboratory(demoAccount(1));
  for (const number of await laboratory.recentOrders(30)) {
    if ((await laboratory.finalReport(number)).tests.length > 5) return number;
  }
  throw new Error('the demo physician has no reportable order in the last 30 days');
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('listbox', { name: 'Órdenes' })).toBeVisible();
}

test('sign in, find an order, read its results, get the final report, sign out @whole @oldest', async ({
  page,
}) => {
  const number = await reportableOrder();
  const laboratory = await openLaboratory(demoAccount(1));

  await page.goto('/');
  await expect(page.getByRole('radiogroup', { name: 'Tipo de usuario' })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, demoAccount(1));
  await expectAccessible(page);

  await search(page);
  await expectAccessible(page);
  await pickOrder(page, number);
  const table = page.getByRole('table', { name: 'Resultados' });
  await expect(table).toBeVisible();
  const validated = (await laboratory.results(number)).filter(({ state }) => state >= VALIDATED);
  expect(validated).not.toEqual([]);
  for (const { testName } of validated)
    await expect(table.getByText(testName).first()).toBeVisible();
  await expectAccessible(page);

  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Informe final' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generando informes' });
  await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeVisible();
  await expectAccessible(page);
  const report = await popup;
  await expect.poll(() => report.url()).toMatch(/^blob:/);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${number}.pdf`);
  const text = withoutSpace((await pdfPages(await readFile(await file.path()))).join(' '));
  const { tests } = await laboratory.finalReport(number);
  for (const { testName, result } of tests) {
    expect(text).toContain(withoutSpace(testName));
    expect(text).toContain(withoutSpace(result));
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(dialog).toBeHidden();

  await signOut(page);
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  await page.goBack();
  await page.goto('/dashboard');
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});

test('nothing of the patient or the session is in the address, the title, or what the browser keeps', async ({
  page,
  context,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const hasToken = request.headers()['authorization'] !== undefined;
    if (hasToken && !request.url().startsWith(LABORATORY)) strangers.push(request.url());
  });
  await signIn(page, demoAccount(1));
  await search(page);
  await orders(page).first().click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();

  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dashboard');
  expect(await page.title()).toBe('Laboratorio Clínico Andino');
  expect(strangers).toEqual([]);
  const kept = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage).toSorted(),
      cookies: document.cookie,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  // The device remembers which kind of user it was, nothing of whom.
  const local = ['lastUserType'];
  const nothing = { local, cookies: '', caches: [], databases: 0, workers: 0 };
  // Of the search only its days.
  expect(await kept()).toEqual({ ...nothing, tab: ['s', 'search'] });

  await signOut(page);
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  expect(await kept()).toEqual({ ...nothing, tab: [] });
  expect(await context.cookies()).toEqual([]);
});
