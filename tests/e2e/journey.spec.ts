import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { sample } from '@tests/support/environment/runs';
import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from './support/accessibility';
import { LABORATORY, openLaboratory } from './support/laboratory-client';
import { demoAccount, pickOrder, reveal, signIn, signOut } from './support/portal';
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

test('sign in, find an order, read its results, get the final report, sign out @whole', async ({
  page,
}) => {
  const number = await reportableOrder();
  const laboratory = await openLaboratory(demoAccount(1));

  await page.goto('/');
  await expect(page.getByRole('radiogroup', { name: '¿Quién ingresa?' })).toBeVisible();
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
  for (const { testName } of validated) await reveal(page, table.getByText(testName));
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

test('nothing of the patient or the session is in the address, the title, or what the browser keeps (B1, C1, C6, K4)', async ({
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

test('a refused sign-in says so, keeps the user, clears the password and gives it the focus @slow', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 500/];
  await page.goto('/');
  await page.getByRole('radio', { name: 'Médico' }).check({ force: true });
  await page.getByRole('textbox', { name: USER_FIELD }).fill(demoAccount(1).userName);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('wrong');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toContainText('Contraseña incorrecta');
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toHaveValue(
    demoAccount(1).userName,
  );
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeFocused();
  await expectAccessible(page);
});

test('a 401 on any call ends the session at the root, with an explanation (B4)', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 401/];
  await signIn(page, demoAccount(1));
  await page.route(`${LABORATORY}/service/orders/filter`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': 'status:401' } }),
  );
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Sesión expirada' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a failed search says so and can be repeated @slow', async ({ page, watched }) => {
  watched.expected = [/status of 500/];
  await signIn(page, demoAccount(1));
  const path = `${LABORATORY}/service/orders/filter`;
  await page.route(path, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': 'status:500' } }),
  );
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(path);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('listbox', { name: 'Órdenes' })).toBeVisible();
});

test('the whole way in English @slow', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"es"', '"en"');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Physician' }).check({ force: true });
  await page.getByRole('textbox', { name: 'User' }).fill(demoAccount(1).userName);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoAccount(1).password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await orders(page, 'Orders').first().click();
  await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const part of sample(['dashboard-route', 'routed-portal'], 1))
  test(`the screens behind the login, removed by a newer deployment, ask for a reload (D3): ${part} @slow`, async ({
    page,
    watched,
  }) => {
    watched.expected = [
      /Failed to load resource|ERR_FAILED|dynamically imported module|MissingPart/,
    ];
    await page.route(`**/assets/${part}-*.js*`, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('radio', { name: 'Médico' }).check({ force: true });
    await page.getByRole('textbox', { name: USER_FIELD }).fill(demoAccount(1).userName);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoAccount(1).password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
    await page.unroute(`**/assets/${part}-*.js*`);
    await page.getByRole('button', { name: 'Recargar la página' }).click();
    await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  });
