// What the portal shows, asks for and makes, written down to compare two states of its sources:
// `RECORD=before npm run test:slow -- record`, the change, `RECORD=after …`, then `diff -r .data/record/before .data/record/after`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';
import { read, utils } from 'xlsx';

import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { test } from '@tests/e2e/support/looks';
import { openAs } from '@tests/e2e/support/portal';
import { settled } from '@tests/e2e/support/settled';
import { pdfPages } from '@tests/support/files/pdf-text';

import { SCREENS } from './support/screens';
import { visit } from './support/visit';

const NAME = process.env['RECORD'] ?? '';
const FOLDER = join(import.meta.dirname, '../../../.data/record', NAME);
/** Orders of each role whose report and exports are kept. */
const ORDERS = 6;
const SIZES = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

test.skip(NAME === '', 'RECORD names what is written down.');
test.use({ acceptDownloads: true });

function keep(name: string, content: string | Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), content);
}

/** Notes each call to the laboratory: method, address and body. Calls that are made at once have no order: they are sorted. */
function noteCalls(page: Page): () => string {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(LABORATORY)) return;
    const path = request.url().slice(LABORATORY.length);
    calls.push(`${request.method()} ${path} ${request.postData() ?? ''}`.trimEnd());
  });
  return () => calls.toSorted().join('\n');
}

/** What assistive technology reads of the page, with the calls that led to it, and its picture. */
async function keepWindow(page: Page, name: string, calls: () => string): Promise<void> {
  await page.mouse.move(0, 0);
  await settled(page);
  keep(`${name}.png`, await page.screenshot({ animations: 'disabled' }));
  keep(`${name}.txt`, `${await page.locator('body').ariaSnapshot()}\n\n${calls()}\n`);
}

/** The text of a file that the portal made. */
async function textOf(name: string, bytes: Buffer): Promise<string> {
  if (name.endsWith('.pdf')) return (await pdfPages(bytes)).join('\n\f\n');
  if (!name.endsWith('.xlsx')) return bytes.toString('utf8');
  const { SheetNames, Sheets } = read(bytes);
  return SheetNames.map((sheet) => `${sheet}\n${utils.sheet_to_csv(Sheets[sheet] ?? {})}`).join(
    '\n',
  );
}

for (const { name, open } of SCREENS) {
  test(`screen ${name}`, async ({ page, watched }) => {
    watched.expected = [/./];
    const calls = noteCalls(page);
    await open(visit(page, 'es'));
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await keepWindow(page, `screen-${name}-${size}`, calls);
    }
  });
}

for (const account of DEMO_ACCOUNTS) {
  test(`orders and files of ${account.userName}`, async ({ page, laboratory, watched }) => {
    watched.expected = [/./];
    const calls = noteCalls(page);
    const role = `role-${account.userName}`;
    await openAs(page, account, laboratory);
    await keepWindow(page, role, calls);
    const orders = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');
    const numbers = Math.min(ORDERS, await orders.count());
    for (let at = 0; at < numbers; at += 1) {
      await orders.nth(at).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await keepWindow(page, `${role}-${at}`, calls);
      for (const action of ['Informe final', 'Exportar']) {
        const button = page.getByRole('button', { name: action, exact: true });
        if (!(await button.isVisible()) || (await button.isDisabled())) continue;
        await button.click();
        const dialog = page.getByRole('dialog');
        const makers = dialog.getByRole('button', { name: /^Descargar/ });
        await expect(makers.or(dialog.getByRole('alert')).first()).toBeVisible();
        for (const maker of await makers.all()) {
          const waiting = page.waitForEvent('download');
          await maker.click();
          const file = await waiting;
          const made = await textOf(file.suggestedFilename(), readFileSync(await file.path()));
          keep(`${role}-${at}-${file.suggestedFilename()}.txt`, made);
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
  });
}
