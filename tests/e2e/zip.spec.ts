// A month of a customer's reports as one file, opened with the tools of other systems.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { pdfPages } from '@tests/support/files/pdf-text';
import { readXlsxWithPython } from '@tests/support/files/xlsx';

import { LABORATORY, openLaboratory, type WireReport } from './support/laboratory-client';
import { demoAccount, openAs } from './support/portal';
import { printed } from './support/printed';
import { test } from './support/watched-test';

const CUSTOMER = 3;
const ORDERS = 60;
/** Enough for as many orders; the search itself stays a month long. */
const DAYS_BACK = 120;
const PYTHON_NAMES = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
assert all(entry.compress_type == zipfile.ZIP_STORED for entry in archive.infolist())
print(json.dumps(archive.namelist()))
`;

const run = promisify(execFile);
const utf8 = { env: { ...process.env, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' } };

/** The zip's dialog, while its reports are made and when they are ready. */
const DIALOG = { name: /^(Generando informes|Descarga )/ };

/** Without the question for a file the zip is a download. */
async function refusePicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
  });
}

/** The chosen file lies in the page's own folder, where the test can read it. */
async function answerPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', {
      value: async ({ suggestedName }: { readonly suggestedName: string }) => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle(suggestedName, { create: true });
      },
    });
  });
}

function dayBack(days: number): string {
  return new Date(Date.now() - 5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
}

/** The list holds exactly as many of the customer's own orders as the test needs. */
async function listOrders(page: Page): Promise<void> {
  await page.route(`${LABORATORY}/service/orders/filter`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const dateNumberInit = Number(dayBack(DAYS_BACK).replaceAll('-', ''));
    const asked = JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>;
    const response = await route.fetch({ postData: { ...asked, dateNumberInit } });
    const orders = (await response.json()) as unknown[];
    return route.fulfill({ response, json: orders.slice(0, ORDERS) });
  });
}

async function searchDays(page: Page, days: number): Promise<void> {
  const [year = '', month = '', day = ''] = dayBack(days).split('-');
  await page.getByRole('textbox', { name: 'Fecha inicial' }).fill(`${day}/${month}/${year}`);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
}

async function expectReport(pdf: string, order: string, { tests }: WireReport): Promise<void> {
  const text = printed((await pdfPages(await readFile(pdf))).join(' '));
  expect(text, order).toContain(order);
  for (const { testName, result } of tests) {
    expect(text, order).toContain(printed(testName));
    expect(text, order).toContain(printed(result));
  }
}

/** The zip in a folder of its own, unpacked by `unzip` and listed by Python. */
async function unpack(zip: Uint8Array, name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-zip-'));
  const path = join(folder, name);
  await writeFile(path, zip);
  await run('unzip', ['-q', path, '-d', join(folder, 'files')], utf8);
  const { stdout } = await run('python3', ['-c', PYTHON_NAMES, path], utf8);
  return {
    names: JSON.parse(stdout) as string[],
    unzipped: await readdir(join(folder, 'files')),
    pathOf: (file: string) => join(folder, 'files', file),
    remove: () => rm(folder, { recursive: true }),
  };
}

test('a month of orders: every order is in the zip or accounted for, and every PDF is its own @oldest', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await refusePicker(page);
  await listOrders(page);
  await openAs(page, demoAccount(CUSTOMER));
  await searchDays(page, 30);
  const button = page.getByRole('button', { name: 'Descargar ZIP' });
  await expect(button).toBeEnabled();
  const download = page.waitForEvent('download', { timeout: 240_000 });
  await button.click();
  const dialog = page.getByRole('dialog', DIALOG);
  await expect(dialog).toHaveAccessibleName(
    /^Generando informes · \d+ órdenes · \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/,
  );
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Órdenes \d+\.zip$/);
  await expect(dialog.getByText(/Resumen incluido/)).toBeVisible();

  const archive = await unpack(await readFile(await file.path()), file.suggestedFilename());
  try {
    const reports = archive.names.filter((name) => name.endsWith('.pdf'));
    expect(file.suggestedFilename()).toBe(`Órdenes ${reports.length}.zip`);
    expect(archive.unzipped.toSorted()).toEqual(archive.names.toSorted());
    const sheets = await readXlsxWithPython(
      new Uint8Array(await readFile(archive.pathOf('Resumen.xlsx'))),
    );
    const rows = sheets['Órdenes']?.rows.slice(1).map((row) => Object.values(row)) ?? [];
    expect(rows).toHaveLength(ORDERS);
    const included = rows.filter((row) => row.includes('Incluida'));
    expect(included).toHaveLength(reports.length);
    expect(rows.filter((row) => row.includes('Fallida'))).toEqual([]);

    const laboratory = await openLaboratory(demoAccount(CUSTOMER));
    for (const row of included) {
      const order = String(row[0]);
      const name = row.map(String).find((cell) => cell.endsWith('.pdf')) ?? '';
      expect(reports).toContain(name);
      await expectReport(archive.pathOf(name), order, await laboratory.finalReport(order));
    }
  } finally {
    await archive.remove();
  }
});

test('the zip is written into the chosen file as a stream', async ({ page }) => {
  test.setTimeout(180_000);
  await answerPicker(page);
  await openAs(page, demoAccount(CUSTOMER));
  await searchDays(page, 3);
  await page.getByRole('button', { name: 'Descargar ZIP' }).click();
  const dialog = page.getByRole('dialog', DIALOG);
  const message = dialog.getByText(/^Órdenes \d+\.zip$/);
  await expect(message).toBeVisible({ timeout: 120_000 });
  const name = await message.innerText();
  const bytes = await page.evaluate(async (written) => {
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle(written)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, name);
  const archive = await unpack(Uint8Array.from(bytes), name);
  try {
    expect(archive.names[0]).toBe('Resumen.xlsx');
    expect(archive.names.length).toBeGreaterThan(1);
    expect(archive.unzipped.toSorted()).toEqual(archive.names.toSorted());
  } finally {
    await archive.remove();
  }
});

test('a button that loads after a failed search does not search again @slow', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 404/];
  let searches = 0;
  await page.route(`${LABORATORY}/service/orders/filter`, (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    searches += 1;
    return route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/zip-button-*.js', async (route) => {
    await late;
    return route.fallback();
  });
  await openAs(page, demoAccount(CUSTOMER));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('No se pudieron cargar las órdenes')).toBeVisible();
  arrive();
  await expect(page.getByRole('button', { name: /zip/i })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(searches).toBe(1);
});
