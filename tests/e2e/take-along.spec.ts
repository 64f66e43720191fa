// Two orders side by side, and results that leave the portal as tables and documents.
import { readFile } from 'node:fs/promises';

import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { read, utils } from 'xlsx';

import { expectAccessible } from './support/accessibility';
import { RESULTS } from './support/laboratory-client';
import { layoutFaults } from './support/layout';
import { demoAccount, openAs, openEmptyPage } from './support/portal';
import { settled } from './support/settled';
import { test } from './support/watched-test';

const PATIENT = 'MARÍA FERNANDA NÚÑEZ ROJAS';
const DOCUMENT = '52345678';
/** The row of heads. */
const HEADS = 1;

/** The newest order of a patient who has many, as the laboratory's desk sees it. Gives its number. */
async function openNewest(page: Page): Promise<string> {
  await openAs(page, demoAccount(4));
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(DOCUMENT);
  await page.keyboard.press('Enter');
  const entry = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first();
  const [order = ''] = /\d{12}/.exec((await entry.textContent()) ?? '') ?? [];
  await entry.click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  return order;
}

/** Each second test has the same result in every order: in some pairs of orders everything changed. */
async function repeatEveryOther(page: Page): Promise<void> {
  await page.route(RESULTS, async (route) => {
    const response = await route.fetch();
    const tests = (await response.json()) as { testId: number }[];
    const repeated = tests.map((one) => (one.testId % 2 === 0 ? { ...one, result: '5' } : one));
    await route.fulfill({ response, json: repeated });
  });
}

/** What lies in the clipboard, read by somebody else: the oldest browsers let no page read it. */
async function clipboardText(browser: Browser): Promise<string> {
  const context = await browser.newContext({ permissions: ['clipboard-read'] });
  const reader = await context.newPage();
  await openEmptyPage(reader);
  await reader.bringToFront();
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await context.close();
  return text;
}

async function download(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await button.click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('two orders stand side by side, also on a phone @slow', async ({ page }) => {
  await repeatEveryOther(page);
  const order = await openNewest(page);
  await page.getByRole('button', { name: 'Comparar historial' }).click();
  await page.getByRole('button', { name: 'Comparar órdenes' }).click();
  const dialog = page.getByRole('dialog', { name: /^Comparar órdenes/ });
  const rows = dialog.getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /^Qué cambió desde/ })).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await layoutFaults(page), `${width}`).toEqual([]);
    await expectAccessible(page);
  }
  const all = await rows.count();
  const changes = dialog.getByRole('button', { name: /^Solo cambios \(\d+\)$/ });
  const [changed = ''] = /\d+/.exec((await changes.textContent()) ?? '') ?? [];
  await changes.click();
  await expect(rows).toHaveCount(Number(changed) + HEADS);
  expect(await rows.count()).toBeLessThan(all);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText(/^Solo cambios: no se muestran? \d+ /)).toBeVisible();
  await expect(dialog.locator('svg:visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const csv = await download(page, dialog.getByRole('button', { name: 'Descargar CSV' }));
  expect(csv.name).toMatch(new RegExp(`^comparacion-\\d{12}-${order}\\.csv$`));
  expect(csv.bytes.toString('utf8').startsWith('\ufeffDocumento;Paciente;Examen;')).toBe(true);
});

test('an order’s results leave as table, workbook and FHIR document, as they stand on the screen', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const order = await openNewest(page);
  await page.getByRole('button', { name: 'Más informes y archivos' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Exportar/ });
  await dialog.getByRole('button', { name: 'Copiar tabla' }).click();
  await expect(dialog.getByText(/^Se copiaron \d+ filas\.$/)).toBeVisible();
  const text = await clipboardText(browser);
  const [owner = '', , ...lines] = text.split('\n');
  expect(owner).toContain(`${order} · `);
  expect(owner).toContain(PATIENT);
  const hemoglobin = lines.find((line) => line.includes('\tHemoglobina\t'))?.split('\t') ?? [];
  const [, , result = ''] = hemoglobin;
  expect(result).toMatch(/^\d+\.\d$/);

  const book = await download(page, dialog.getByRole('button', { name: 'Descargar Excel' }));
  expect(book.name).toBe(`resultados-${order}.xlsx`);
  const sheet = read(book.bytes).Sheets['Resultados'];
  if (sheet === undefined) throw new Error('no sheet');
  const written = utils.sheet_to_json<readonly unknown[]>(sheet, { header: 1, raw: false });
  expect(written).toHaveLength(lines.length + 1);
  expect(written.find((row) => row[4] === 'Hemoglobina')?.slice(0, 6)).toEqual([
    ...[order, expect.stringContaining(DOCUMENT), PATIENT, 'Hematología', 'Hemoglobina', result],
  ]);

  const bundle = await download(page, dialog.getByRole('button', { name: 'Descargar FHIR' }));
  expect(bundle.name).toBe(`resultados-${order}.fhir.json`);
  const json = bundle.bytes.toString('utf8');
  expect(JSON.parse(json)).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  expect(json).toContain(`"value": ${result},`);
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
});
