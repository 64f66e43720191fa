// The report in the place of the grid (VerReporteResultados) and the viewer around it.
import { readFile } from 'node:fs/promises';

import { devices, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import { expectAccessible } from './support/accessibility';
import { attachScan, findReport, openEmbedded, withAttachments } from './support/embedded-report';
import { test } from './support/watched-test';

/** Points of a page, and pixels per point at 100 %. */
const LETTER = 612;
const PIXELS_PER_POINT = 96 / 72;

async function openReport(page: Page, order: string): Promise<void> {
  await openEmbedded(page, order);
  await expect(sheet(page, 1).locator('canvas')).toBeVisible();
}

declare global {
  interface Window {
    /** Tells the test that a document was to be printed. */
    reportPrint?: (protocol: string) => void;
  }
}

const sheet = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Página ${number} de`) });
const sheets = (page: Page) => page.getByRole('group', { name: /^Página \d+ de/ });
/** The number of pages, as the first one's name tells it. */
const countPages = async (page: Page) => {
  const [, count] = /de (\d+)$/.exec((await sheet(page, 1).getAttribute('aria-label')) ?? '') ?? [];
  return Number(count);
};
const pageField = (page: Page) => page.getByRole('textbox', { name: 'Número de página' });
const zoom = (page: Page) => page.getByRole('status', { name: 'Tamaño' });

/** Presses a button until it has nothing more to do. */
async function pressToTheEnd(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let press = 0; press < 20 && (await button.isEnabled()); press += 1) await button.click();
}

/** How many pixels of a page's picture are neither white nor grey, and how many are dark. */
function inkOf(page: Page, number: number): Promise<{ coloured: number; dark: number }> {
  return sheet(page, number)
    .locator('canvas')
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('not a canvas');
      const context = canvas.getContext('2d');
      const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const ink = { coloured: 0, dark: 0 };
      for (let at = 0; at + 2 < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
        if (red - green > 100 && red - blue > 100) ink.coloured += 1;
        if (red + green + blue < 150) ink.dark += 1;
      }
      return ink;
    });
}

test('pages are drawn when they are needed, every one can be reached, and zoom goes from 50 to 400 % and back @slow', async ({
  page,
}) => {
  const { order } = await findReport(withAttachments);
  await openReport(page, order);
  const last = await countPages(page);
  expect(last).toBeGreaterThan(3);
  await expect(sheets(page)).toHaveCount(last);
  await expect(pageField(page)).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
  await expect(sheet(page, last).locator('canvas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(pageField(page)).toHaveValue('2');
  await pageField(page).fill(String(last));
  await pageField(page).press('Enter');
  await expect(sheet(page, last).locator('canvas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  // Memory is given back.
  await expect(sheet(page, 1).locator('canvas')).toHaveCount(0);
  await page.getByRole('region', { name: 'Páginas del documento' }).focus();
  await page.keyboard.press('Home');
  await expect(pageField(page)).toHaveValue('1');

  const width = async () => (await sheet(page, 1).boundingBox())?.width ?? 0;
  const pane = page.getByRole('region', { name: 'Páginas del documento' });
  const fitted = await width();
  expect(fitted).toBeGreaterThan(((await pane.boundingBox())?.width ?? 0) - 60);
  await pressToTheEnd(page, 'Ampliar');
  await expect(zoom(page)).toHaveText('400 %');
  expect(await width()).toBeCloseTo(LETTER * PIXELS_PER_POINT * 4, 0);
  await pressToTheEnd(page, 'Reducir');
  await expect(zoom(page)).toHaveText('50 %');
  expect(await width()).toBeCloseTo(LETTER * PIXELS_PER_POINT * 0.5, 0);
  await page.getByRole('button', { name: 'Ajustar al ancho' }).click();
  await expect.poll(width).toBeCloseTo(fitted, 0);
});

test('scans in JPEG 2000 and fonts that are not in the file are drawn under the policy @slow', async ({
  page,
}) => {
  const { order } = await findReport(({ attachments }) => attachments.length === 0);
  await attachScan(page);
  await openReport(page, order);
  const last = await sheets(page).count();
  await pageField(page).fill(String(last));
  await pageField(page).press('Enter');
  await expect(sheet(page, last).locator('canvas')).toBeVisible();
  const { coloured, dark } = await inkOf(page, last);
  expect(coloured).toBeGreaterThan(10_000);
  expect(dark).toBeGreaterThan(100);
  await expect(sheet(page, last)).toContainText(/[μµ]≤/);
});

test('the report stands in the place of the grid, can be read and selected, and leaves as a file and on paper @whole', async ({
  page,
}) => {
  const { order, report } = await findReport(({ tests }) => tests.length >= 25);
  const recorded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('changestatetest')) recorded.push(request.url());
  });
  const printed: string[] = [];
  await page.exposeFunction('reportPrint', (address: string) => {
    printed.push(address);
  });
  await page.addInitScript(() => {
    window.print = () => {
      window.top?.reportPrint?.(window.location.protocol);
    };
  });
  await openReport(page, order);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect((await inkOf(page, 1)).dark).toBeGreaterThan(1000);
  await expect(sheets(page).last()).toContainText('Generado:');
  const text = withoutSpace((await sheets(page).allTextContents()).join(' '));
  expect(text).toContain(order);
  for (const { testName, result } of report.tests) {
    expect(text).toContain(withoutSpace(testName));
    expect(text).toContain(withoutSpace(result));
  }
  // A piece of text lies where its picture is.
  const heading = sheet(page, 1).getByText('Informe final');
  const box = await heading.boundingBox();
  const frame = await sheet(page, 1).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  expect(box?.x ?? 0).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0) / 2);
  expect(recorded).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${order}.pdf`);
  const pages = await pdfPages(await readFile(await file.path()));
  expect(pages).toHaveLength(await sheets(page).count());
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect.poll(() => printed).toEqual(['blob:']);
  await pageField(page).press('ControlOrMeta+p');
  await expect.poll(() => printed).toEqual(['blob:', 'blob:']);
  // The browser's menu prints the page: of a document that it would cut off it only tells.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Este papel no contiene el documento')).toBeVisible();
  await expect(sheet(page, 1)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Herramientas del documento' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone', () => {
  const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];
  test.use({ viewport, isMobile, hasTouch, deviceScaleFactor });

  test('the page fits the screen, and every control can be hit @slow', async ({ page }) => {
    const { order } = await findReport(withAttachments);
    await openReport(page, order);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect((await sheet(page, 1).boundingBox())?.width ?? 0).toBeLessThan(viewport.width);
    const tools = page.getByRole('group', { name: 'Herramientas del documento' });
    for (const button of await tools.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    }
    await expectAccessible(page);
    await pressToTheEnd(page, 'Ampliar');
    await expect(zoom(page)).toHaveText('400 %');
    const pixels = await sheet(page, 1)
      .locator('canvas')
      .evaluate((canvas) =>
        canvas instanceof HTMLCanvasElement ? canvas.width * canvas.height : 0,
      );
    expect(pixels).toBeLessThanOrEqual(4096 * 4096);
  });
});
