// What leaves the portal on paper, compared with what the laboratory sent.
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { pdfPages } from '@tests/support/files/pdf-text';

import { findReport, withAttachments } from './support/embedded-report';
import type { WireReport, WireTest } from './support/laboratory-client';
import { chooseOrder, demoAccount, openAs, signOut } from './support/portal';
import { printed } from './support/printed';
import { test } from './support/watched-test';

const LABORATORY_USER = 4;

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

const ORDERS: readonly [string, (report: WireReport) => boolean][] = [
  ['a long order', ({ tests }) => tests.length >= 25],
  ['units with superscripts', ({ tests }) => tests.some(({ unit }) => unit?.includes('<sup>'))],
  ['results beyond the range', ({ tests }) => tests.some(({ result }) => /^[<>≥]/.test(result))],
  ['literal references', ({ tests }) => tests.some(({ refLiteral }) => refLiteral?.includes('\n'))],
];

test('the paper says what the laboratory said', async ({ page }) => {
  await openAs(page, demoAccount(LABORATORY_USER));
  for (const [name, isWanted] of ORDERS) {
    const { order, report } = await findReport(isWanted);
    await choose(page, order);
    const pages = await downloadReport(page);
    const text = printed(pages.join(' '));
    for (const wire of report.tests) {
      const { testName, result, unit, refLiteral } = wire;
      expect(text, name).toContain(printed(testName));
      expect(text, name).toContain(printed(result));
      // Words have no unit.
      if (/\p{N}/u.test(result)) expect(text, name).toContain(printed(unit ?? ''));
      const reference = limits(wire);
      for (const limit of reference) expect(text, name).toContain(limit);
      if (reference.length === 0) expect(text, name).toContain(printed(refLiteral ?? ''));
    }
    pages.forEach((sheet, at) => {
      expect(sheet, name).toContain(order);
      expect(sheet, name).toContain(`Página ${at + 1} de ${pages.length}`);
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** The window that the final report of some order opens in. */
/** The window of a report, which says what it waits for until the laboratory answers. */
async function openedReport(page: Page): Promise<Page> {
  const { order } = await findReport(() => true);
  let answer: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/finalReport*', async (route) => {
    await seen;
    await route.continue();
  });
  await openAs(page, demoAccount(LABORATORY_USER));
  await choose(page, order);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Informe final' }).click();
  const opened = await popup;
  await expect(opened).toHaveTitle('Generando…');
  answer();
  return opened;
}

test('the report opens in a window of its own, which cannot reach back and closes with the session @whole', async ({
  page,
}) => {
  const opened = await openedReport(page);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  await expect.poll(() => opened.url()).toMatch(/^blob:/);
  await page.getByRole('dialog', { name: 'Generando informes' }).press('Escape');
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.poll(() => opened.isClosed()).toBe(true);
});

test('the window of a report closes with the page that opened it, for none after a reload could close it @whole @slow', async ({
  page,
}) => {
  const opened = await openedReport(page);
  await expect.poll(() => opened.url()).toMatch(/^blob:/);
  await page.reload();
  await expect.poll(() => opened.isClosed()).toBe(true);
});

test('attachments follow the report in their order, broken ones are named and cost no result, and a blocked window leaves a button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAs(page, demoAccount(LABORATORY_USER));
  const dialog = page.getByRole('dialog', { name: 'Generando informes' });
  const attached = await findReport(withAttachments);
  await choose(page, attached.order);
  const pages = await downloadReport(page);
  const own = pages.filter((sheet) => sheet.includes('Generado:'));
  // A page, two pages and a picture.
  expect(pages.length - own.length).toBe(4);
  expect(pages.at(-1)?.trim()).toBe('');
  await expect(dialog.getByRole('button', { name: 'Abrir informe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const { order, report } = await findReport(({ attachments }) =>
    attachments.join().includes('vacio'),
  );
  await choose(page, order);
  const text = printed((await downloadReport(page)).join(' '));
  const note = dialog.getByRole('note');
  for (const name of report.attachments.map((file) => file.replace(/\.\w+$/, ''))) {
    await expect(note).toContainText(name);
    expect(text).toContain(name);
  }
  for (const { testName } of report.tests) expect(text).toContain(printed(testName));
});
