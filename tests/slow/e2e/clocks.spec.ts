// The same dates on every screen, wherever the device stands and whatever its clock says.
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

import { tickAll } from '@tests/e2e/support/history';
import { demoAccount, signIn, unfoldSearch } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';
import { pdfPages } from '@tests/support/files/pdf-text';

import { makeReport, results } from './support/dashboard';

const DAY = 86_400_000;
const PATIENT = 2;
const LABORATORY_USER = 4;
/** In digits, and in words as patients read them: "26 nov 2026", "26 de noviembre de 2026". */
const DATES =
  /\d{2}\/\d{2}\/\d{4}(?: \d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.\s?m\.)?)?|\d{1,2} (?:de )?\p{L}+ (?:de )?\d{4}/gu;
/** What a paper says of its own making is another instant each time. */
const MADE = /Generado:?\s*\S+(?: \d{1,2}:\d{2}:\d{2} ?\S*)?/g;

interface Device {
  readonly zone: string;
  /** Milliseconds by which its clock is wrong. */
  readonly off: number;
}

/** The laboratory's own zone with a right clock, which all the others are compared with. */
const TRUE_DEVICE: Device = { zone: 'America/Bogota', off: 0 };
const DEVICES: readonly Device[] = [
  { zone: 'America/Bogota', off: DAY },
  { zone: 'America/Bogota', off: -DAY },
  { zone: 'UTC', off: 0 },
  { zone: 'Pacific/Kiritimati', off: DAY },
  { zone: 'Pacific/Pago_Pago', off: -DAY },
  { zone: 'Europe/Madrid', off: 0 },
];
/** Days on which a clock in Madrid is put forward and back. */
const CHANGE_DAYS = ['29/03/2026', '25/10/2026'];

const datesIn = (text: string) => text.replaceAll(MADE, '').match(DATES) ?? [];

/** The dates that a part shows, each once, as soon as two looks find the same: rows and values before may come one after the other. */
async function datesOf(part: Locator): Promise<readonly string[]> {
  let seen: readonly string[] = [];
  const isStill = async () => {
    const before = seen.join();
    seen = [...new Set(datesIn(await part.innerText()))];
    return seen.length > 0 && seen.join() === before;
  };
  await expect.poll(isStill, { timeout: 30_000, intervals: [1000] }).toBe(true);
  return seen;
}

async function fields(page: Page): Promise<readonly string[]> {
  const values = ['Fecha inicial', 'Fecha final'].map((name) =>
    page.getByRole('textbox', { name }).inputValue(),
  );
  return Promise.all(values);
}

async function historyDates(page: Page, title: string) {
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  const dates = await datesOf(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return dates;
}

/** The screens of a patient: list, order, details, three histories, the report on paper. */
async function patientScreens(page: Page): Promise<Record<string, readonly string[]>> {
  await signIn(page, demoAccount(PATIENT));
  const list = page.getByRole('listbox', { name: 'Órdenes' });
  await expect(list.getByRole('option').first()).toBeVisible();
  const orders = await datesOf(list);
  await list.getByRole('option').first().click();
  await expect(results(page)).toBeVisible();
  const order = await datesOf(page.getByRole('main'));
  await tickAll(page);
  const seen: Record<string, readonly string[]> = {
    orders,
    order,
    chart: await historyDates(page, 'Gráfica histórica'),
    table: await historyDates(page, 'Tabla histórica'),
    combined: await historyDates(page, 'Histórico combinado'),
  };
  const dialog = await makeReport(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  const paper = await pdfPages(await readFile(await (await download).path()));
  seen['paper'] = datesIn(paper.join(' '));
  return seen;
}

/** The screens of the search: its fields, the years offered, the day that is called one to come, a day of a clock change. */
async function searchScreens(page: Page): Promise<Record<string, readonly string[]>> {
  await signIn(page, demoAccount(LABORATORY_USER));
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  const end = page.getByRole('textbox', { name: 'Fecha final' });
  const seen: Record<string, readonly string[]> = { 'search fields': await fields(page) };
  const [, today = ''] = await fields(page);
  const [day = '', month = '', year = ''] = today.split('/');
  const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)) + DAY);
  const tomorrow = next.toISOString().slice(0, 10).split('-').toReversed().join('/');
  await end.fill(tomorrow);
  await search.click();
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  seen['a day to come'] = [tomorrow];
  await end.fill(today);
  // Taken: the form folds, and orders are listed.
  await search.click();
  const list = page.getByRole('listbox', { name: 'Órdenes' });
  await expect(list.getByRole('option').first()).toBeVisible();
  seen['found today'] = await datesOf(list);
  for (const changeDay of CHANGE_DAYS) {
    await unfoldSearch(page);
    await page.getByRole('textbox', { name: 'Fecha inicial' }).fill(changeDay);
    await end.fill(changeDay);
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/orders/filter') && request.method() === 'PATCH',
    );
    await search.click();
    seen[`asked for ${changeDay}`] = [(await asked).postData() ?? ''];
  }
  await unfoldSearch(page);
  await page.getByRole('tab', { name: 'Identificación' }).click();
  seen['years'] = [await page.getByRole('combobox', { name: 'Año' }).first().innerText()];
  return seen;
}

async function screensOf(browser: Browser, device: Device) {
  const options: BrowserContextOptions = { timezoneId: device.zone, locale: 'es-CO' };
  const seen: Record<string, readonly string[]> = {};
  for (const walk of [patientScreens, searchScreens]) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    if (device.off !== 0) await page.clock.install({ time: Date.now() + device.off });
    Object.assign(seen, await walk(page));
    await context.close();
  }
  return seen;
}

let reference: Promise<Record<string, readonly string[]>> | undefined;

test.describe.configure({ mode: 'default' });

for (const device of DEVICES) {
  const hours = device.off / 3_600_000;
  test(`a device in ${device.zone}, its clock ${hours} h off, shows the same dates on twelve screens`, async ({
    browser,
  }) => {
    reference ??= screensOf(browser, TRUE_DEVICE);
    const expected = await reference;
    expect(Object.keys(expected)).toHaveLength(12);
    for (const [screen, dates] of Object.entries(expected)) {
      expect(dates.length, screen).toBeGreaterThan(0);
    }
    expect(await screensOf(browser, device)).toEqual(expected);
  });
}
