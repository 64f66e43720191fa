// What leaves the portal on paper, compared with what the laboratory sent (docs/promises.md F1, F3, F6, D11).
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import {
  LABORATORY,
  openLaboratory,
  type WireReport,
  type WireTest,
} from './support/laboratory-client';
import { chooseOrder, demoAccount, openAs, signOut } from './support/portal';
import { test } from './support/watched-test';

const LABORATORY_USER = 4;

/** Text as the paper shows it: markup becomes type, white space is layout, the font draws micro and mu alike. */
function printed(text: string): string {
  return withoutSpace(text.replace(/<\/?(?:sup|sub|b|i|em|strong)>/gi, '')).replaceAll('μ', 'µ');
}

/** The limits of a test as the paper must name them; none for literal references. */
function limits({ resultType, refMin, refMax, digits }: WireTest): readonly string[] {
  const hasLimits = (refMin ?? 0) !== 0 || (refMax ?? 0) !== 0;
  if (resultType !== 1 || !hasLimits) return [];
  return [refMin, refMax].flatMap((limit) =>
    limit === null || limit === undefined ? [] : [limit.toFixed(digits)],
  );
}

async function choose(page: Page, order: string): Promise<void> {
  await chooseOrder(page, order);
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /\w/ }).first(),
  ).toBeVisible();
}

/** Makes the final report of the chosen order and gives the text of its pages, as the downloaded file holds it. */
async function downloadReport(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Informe final' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generando informes' });
  const button = dialog.getByRole('button', { name: 'Descargar' });
  await expect(button).toBeVisible();
  const download = page.waitForEvent('download');
  await button.click();
  return pdfPages(await readFile(await (await download).path()));
}

/** The newest order of the last month whose final report is what `isWanted` asks for. */
async function findReport(isWanted: (report: WireReport) => boolean) {
  const laboratory = await openLaboratory(demoAccount(LABORATORY_USER));
  for (const order of await laboratory.recentOrders(30)) {
    const report = await laboratory.finalReport(order);
    if (report.tests.length > 0 && isWanted(report)) return { order, report };
  }
  throw new Error('no such report in the last 30 days');
}

const ORDERS: readonly [string, (report: WireReport) => boolean][] = [
  ['a long order', ({ tests }) => tests.length >= 25],
  ['units with superscripts', ({ tests }) => tests.some(({ unit }) => unit?.includes('<sup>'))],
  ['results beyond the range', ({ tests }) => tests.some(({ result }) => /^[<>≥]/.test(result))],
  ['literal references', ({ tests }) => tests.some(({ refLiteral }) => refLiteral?.includes('\n'))],
];

for (const [name, isWanted] of ORDERS) {
  test(`the paper says what the laboratory said: ${name} (F1, F2, F3, F6)`, async ({ page }) => {
    const { order, report } = await findReport(isWanted);
    await openAs(page, demoAccount(LABORATORY_USER));
    await choose(page, order);
    const pages = await downloadReport(page);
    const text = printed(pages.join(' '));
    for (const wire of report.tests) {
      const { testName, result, unit, refLiteral } = wire;
      expect(text).toContain(printed(testName));
      expect(text).toContain(printed(result));
      expect(text).toContain(printed(unit ?? ''));
      const reference = limits(wire);
      for (const limit of reference) expect(text).toContain(limit);
      if (reference.length === 0) expect(text).toContain(printed(refLiteral ?? ''));
    }
    pages.forEach((sheet, at) => {
      expect(sheet).toContain(order);
      expect(sheet).toContain(`Página ${at + 1} de ${pages.length}`);
    });
  });
}

/** The window that the final report of some order opens in. */
async function openedReport(page: Page): Promise<Page> {
  const { order } = await findReport(() => true);
  await openAs(page, demoAccount(LABORATORY_USER));
  await choose(page, order);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Informe final' }).click();
  return popup;
}

test('the report opens in a window of its own, which cannot reach back and closes with the session @whole (A6, C4)', async ({
  page,
}) => {
  const opened = await openedReport(page);
  await expect(opened).toHaveTitle('Generando…');
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  await expect.poll(() => opened.url()).toMatch(/^blob:/);
  await page.getByRole('dialog', { name: 'Generando informes' }).press('Escape');
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.poll(() => opened.isClosed()).toBe(true);
});

test('the window of a report closes with the page that opened it, for none after a reload could close it @whole (C4) @slow', async ({
  page,
}) => {
  const opened = await openedReport(page);
  await expect.poll(() => opened.url()).toMatch(/^blob:/);
  await page.reload();
  await expect.poll(() => opened.isClosed()).toBe(true);
});

test('a blocked window leaves a button that opens the report (G10)', async ({ page }) => {
  const { order } = await findReport(() => true);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAs(page, demoAccount(LABORATORY_USER));
  await choose(page, order);
  await page.getByRole('button', { name: 'Informe final' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generando informes' });
  await expect(dialog.getByRole('button', { name: 'Abrir informe' })).toBeVisible();
});

test('the report is shared as a file that names no patient @slow', async ({ page }) => {
  const { order } = await findReport(() => true);
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = (data) => {
      const [file] = data?.files ?? [];
      document.documentElement.dataset['shared'] = `${file?.name ?? ''} ${file?.type ?? ''}`;
      return Promise.resolve();
    };
  });
  await openAs(page, demoAccount(LABORATORY_USER));
  await choose(page, order);
  await page.getByRole('button', { name: 'Informe final' }).click();
  const share = page.getByRole('dialog').getByRole('button', { name: 'Compartir' });
  await share.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${order}.pdf application/pdf`);
});

test('PDF attachments and pictures follow the report, in their order', async ({ page }) => {
  const { order } = await findReport(
    ({ attachments }) => attachments.length === 3 && !attachments.join().includes('vacio'),
  );
  await openAs(page, demoAccount(LABORATORY_USER));
  await choose(page, order);
  const pages = await downloadReport(page);
  const own = pages.filter((sheet) => sheet.includes('Generado:'));
  // A page, two pages and a picture.
  expect(pages.length - own.length).toBe(4);
  expect(pages.at(-1)?.trim()).toBe('');
});

test('broken attachments are named on screen and on paper, and the results are not lost (D11)', async ({
  page,
}) => {
  const { order, report } = await findReport(({ attachments }) =>
    attachments.join().includes('vacio'),
  );
  await openAs(page, demoAccount(LABORATORY_USER));
  await choose(page, order);
  const text = printed((await downloadReport(page)).join(' '));
  const note = page.getByRole('dialog').getByRole('note');
  for (const name of report.attachments) {
    await expect(note).toContainText(name);
    expect(text).toContain(name);
  }
  for (const { testName } of report.tests) expect(text).toContain(printed(testName));
});

test('a report that cannot be made says why, closes its window and can be repeated @slow', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 500/];
  const { order } = await findReport(() => true);
  await openAs(page, demoAccount(LABORATORY_USER));
  await choose(page, order);
  const path = `${LABORATORY}/lis/api/reports/finalReport`;
  await page.route(path, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': 'status:500' } }),
  );
  await page.getByRole('button', { name: 'Informe final' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generando informes' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect.poll(() => page.context().pages().length).toBe(1);
  await page.unroute(path);
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeVisible();
});

test('an order without anything to report says so @slow', async ({ page }) => {
  const { order } = await findReport(() => true);
  await openAs(page, demoAccount(LABORATORY_USER));
  await choose(page, order);
  await page.route(`${LABORATORY}/lis/api/reports/finalReport`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': 'empty' } }),
  );
  await page.getByRole('button', { name: 'Informe final' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'No existen datos para generar el reporte',
  );
});
