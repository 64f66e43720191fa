// What the browser's own print dialog puts on paper: all of what is open, with whose it is on every sheet.
import { expect, type Page } from '@playwright/test';

import { pdfPages, pdfPlaces, withoutSpace } from '@tests/support/files/pdf-text';
import { sample } from '@tests/support/environment/runs';

import {
  answerHistory,
  answerOrderOf,
  openHistory,
  openNewestOrder,
  startChoosing,
  wireItem,
} from './support/history';
import { openLaboratory } from './support/laboratory-client';
import { demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';

const NOT_A_REPORT = withoutSpace('Impreso de pantalla: no es un informe de resultados.');
const PATIENT = withoutSpace('MARÍA FERNANDA NÚÑEZ ROJAS');

/** The texts of the sheets, without spaces. */
async function sheets(page: Page): Promise<readonly string[]> {
  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
  return pages.map(withoutSpace);
}

function expectOwned(pages: readonly string[], order: string): void {
  for (const text of pages) {
    expect(text).toContain(PATIENT);
    expect(text).toContain(order);
    expect(text).toContain(NOT_A_REPORT);
  }
}

for (const width of sample([390, 1366, 1920], 1)) {
  test(`an order is printed whole from a window of ${width} px, its patient on every sheet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAs(page, demoAccount(2));
    const newest = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first();
    const order = /\d{12}/.exec(await newest.innerText())?.[0] ?? '';
    await newest.click();
    await expect(page.getByRole('rowheader').nth(2)).toBeVisible();
    const pages = await sheets(page);
    expectOwned(pages, order);
    const laboratory = await openLaboratory(demoAccount(2));
    for (const { testName } of await laboratory.results(order)) {
      expect.soft(pages.join('')).toContain(withoutSpace(testName));
    }
    expect(pages.join('')).not.toMatch(/Cerrarsesión|Informefinal|localhost/);
    // What was drawn for paper is gone again.
    await expect(page.getByRole('button', { name: 'Informe final' })).toBeVisible();
  });
}

test('a history is printed in the place of the order, all of its tests @slow', async ({ page }) => {
  await openAs(page, demoAccount(2));
  await page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first().click();
  await startChoosing(page);
  await page
    .getByRole('checkbox', { name: 'Comparar todo Cuadro hemático' })
    .check({ force: true });
  await page.getByRole('button', { name: 'Tabla histórica' }).click();
  const tables = page.getByRole('dialog').getByRole('table');
  await expect(tables.first()).toBeVisible();
  const titles = await page.getByRole('dialog').getByRole('heading', { level: 3 }).allInnerTexts();
  expect(titles.length).toBeGreaterThan(10);
  const pages = await sheets(page);
  for (const title of titles) {
    expect.soft(pages.join('')).toContain(withoutSpace(title.split(' (')[0] ?? ''));
  }
  expect(pages[0]).toContain('Tablahistórica');
  expectOwned(pages, '202611');
  // A heading and at least its columns on each sheet: nothing is left out that had not been in sight.
  for (const text of pages) expect(text).toMatch(/\d\d\/\d\d\/\d{4}/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a test is printed in the place of the order, with its history @slow', async ({ page }) => {
  // Where it has room it stands beside the order, which is what is printed there.
  await page.setViewportSize({ width: 1024, height: 768 });
  await openNewestOrder(page);
  await page.getByRole('button', { name: 'Hemoglobina', exact: true }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /^Ver como tabla/ }).click();
  const links = panel.getByRole('button', { name: /^Abrir la orden/ });
  const orders = await links.allInnerTexts();
  expect(orders.length).toBeGreaterThan(5);
  const pages = await sheets(page);
  expectOwned(pages, 'Hemoglobina');
  for (const order of orders) expect.soft(pages.join('')).toContain(order);
  expect(pages.join('')).not.toMatch(/Cerrar|Compararcon|Imprimir/);
});

test('every sheet of a history names the test and the columns of its rows @slow', async ({
  page,
}) => {
  await answerOrderOf(page, 2);
  await answerHistory(page, (place) =>
    Array.from({ length: 40 }, (_, at) => wireItem(at * 20, `${place + 1}${at + 100}.5`)),
  );
  await openNewestOrder(page);
  const dialog = await openHistory(page, 'Tabla histórica');
  await expect(dialog.getByText('2139.5')).toBeAttached();
  const heads = (await dialog.getByRole('columnheader').allInnerTexts()).slice(0, 7).join('');
  const pages = await sheets(page);
  expect(pages.length).toBeGreaterThan(2);
  for (const text of pages) {
    for (const place of [1, 2]) {
      if (!new RegExp(`${place}1\\d\\d\\.5`).test(text)) continue;
      expect(text).toContain(`Examen${place}`);
      expect(text).toContain(withoutSpace(heads));
    }
  }
});

test('every sheet of a comparison says which column is which order @slow', async ({ page }) => {
  await answerOrderOf(page, 60);
  await openNewestOrder(page);
  await page.getByRole('button', { name: 'Comparar historial' }).click();
  await page.getByRole('button', { name: 'Comparar órdenes' }).click();
  const table = page.getByRole('dialog').getByRole('table');
  await expect(table.first()).toBeVisible();
  const heads = withoutSpace((await table.getByRole('columnheader').allInnerTexts()).join(''));
  const pages = await sheets(page);
  expect(pages.length).toBeGreaterThan(1);
  for (const text of pages) expect(text).toContain(heads);
});

for (const width of sample([1100, 390, 1366], 1)) {
  test(`charts are printed whole, each in its column, from a window of ${width} px @slow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await answerOrderOf(page, 2);
    await answerHistory(page, (place) => [wireItem(900, '70'), wireItem(0, `${place + 1}82.5`)]);
    await openNewestOrder(page);
    const dialog = await openHistory(page, 'Gráfica histórica');
    await expect(dialog.getByRole('application').first()).toBeVisible();
    const places = await pdfPlaces(await page.pdf({ format: 'A4', landscape: true }));
    // The newest result stands at the right end of its chart.
    const newest = places
      .filter(({ text }) => /^[12]82\.5$/.test(text))
      .toSorted((one, other) => one.left - other.left);
    const [first] = newest;
    const last = newest.at(-1);
    if (first === undefined || last === undefined) throw new Error('no result is on paper');
    expect(first.text).not.toBe(last.text);
    expect(first.right).toBeGreaterThan(first.pageWidth * 0.4);
    expect(first.right).toBeLessThan(first.pageWidth / 2);
    expect(last.right).toBeLessThan(last.pageWidth - 28);
    expect(first.size).toBeGreaterThan(7);
  });
}
