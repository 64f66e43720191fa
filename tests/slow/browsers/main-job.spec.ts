// What people come for, from the sign-in to the sign-out, in browsers other than Chromium: written once, the same for each.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { openLaboratory, type WireTest } from '@tests/e2e/support/laboratory-client';
import { demoAccount } from '@tests/e2e/support/portal';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import { test } from './support/browser-test';
import { embedReports } from './support/embedded-report';
import { countInk, countShapes, look, readResults, readTable, readWidth } from './support/look';
import { personAt } from './support/person';
import type { Size, Target, TestedBrowser } from './support/tested-browser';

const PHYSICIAN = 1;
const DAYS = 30;
const VALIDATED = 4;
const TABLET: Size = { width: 1024, height: 768 };
const PHONE: Size = { width: 390, height: 844 };
/** Wide enough for the columns of the results, where tests are ticked. */
const DESK: Size = { width: 1366, height: 768 };
/** The smallest report has several times as many. */
const LEAST_INK = 100;

const button = (name: string): Target => ({ role: 'button', name });
const dialog = (name: string): Target => ({ role: 'dialog', name });
const USER: Target = { role: 'textbox', name: 'Usuario' };
const SIGN_OUT = button('Cerrar sesión');
const SEARCH: Target = { ...button('Buscar'), isWhole: true };
const RESULTS: Target = { role: 'table', name: 'Resultados' };
const CHART = 'Gráfica histórica';
const TABLE = 'Tabla histórica';
const REPORT = dialog('Generando informes');

const isNumber = ({ result }: WireTest) => /^\d+(\.\d+)?$/.test(result);

/** An order of which the physician sees everything, with names that tell its tests apart and with numbers for a chart. */
const isComplete = (tests: readonly WireTest[]) =>
  tests.length >= 8 &&
  tests.every(({ state, result }) => state >= VALIDATED && result.trim() !== '') &&
  new Set(tests.map(({ testName }) => testName)).size === tests.length &&
  tests.some(isNumber);

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** A unit as it is read: its markup becomes type. */
const plain = (unit: string | null | undefined) =>
  oneLine((unit ?? '').replaceAll(/<\/?su[bp]>/g, ''));

/** The open order reads as the laboratory sent it, and nobody has to scroll sideways. */
async function expectResults(browser: TestedBrowser, sent: readonly WireTest[], width: number) {
  await expect(async () => {
    expect(await look(browser, readWidth, null)).toEqual({ width, beyond: 0 });
    const shown = await look(browser, readResults, null);
    expect(shown.map(({ name }) => name).sort()).toEqual(
      sent.map(({ testName }) => oneLine(testName)).sort(),
    );
    for (const { testName, result, unit } of sent) {
      const { cells = [] } = shown.find(({ name }) => name === oneLine(testName)) ?? {};
      // A mark may follow.
      const value = `${oneLine(result)} `;
      expect(`${cells[0] ?? ''} `.slice(0, value.length), testName).toBe(value);
      expect(cells.join(' ')).toContain(plain(unit));
    }
  }).toPass();
}

/** The first number of the open order: the row is in sight as long as nobody scrolls. */
async function firstNumber(browser: TestedBrowser, sent: readonly WireTest[]): Promise<WireTest> {
  const numbers = sent.filter(isNumber);
  for (const { name } of await look(browser, readResults, null)) {
    const test = numbers.find(({ testName }) => oneLine(testName) === name);
    if (test !== undefined) return test;
  }
  throw new Error('no number is on the screen');
}

/** The table of a test's history has the open order's own result. */
async function expectOwnResult(browser: TestedBrowser, number: string, own: WireTest) {
  const rowOfOrder = async () => {
    const rows = await look(browser, readTable, `Resultados de ${own.testName}`);
    return rows.find((cells) => cells.includes(number)) ?? [];
  };
  await expect.poll(rowOfOrder).toContain(own.result);
}

/** The text of a PDF once the browser has downloaded it, without its white space. The name is free again afterwards. */
async function takeText(file: string): Promise<string> {
  let text = '';
  await expect(async () => {
    text = withoutSpace((await pdfPages(await readFile(file))).join(' '));
  }).toPass();
  await rm(file);
  return text;
}

test('the main job', async ({ tested: { browser, portal, downloads } }) => {
  const { press, fill, see } = personAt(browser);
  const step = (title: string, body: () => Promise<void>) =>
    test.step(title, async () => {
      await body();
      expect(await look(browser, () => window.complaints, null)).toEqual([]);
    });
  const physician = demoAccount(PHYSICIAN);
  const laboratory = await openLaboratory(physician);
  const number = await laboratory.findOrder(DAYS, isComplete);
  const sent = await laboratory.results(number);
  const openOrder = async () => {
    await fill('Filtrar órdenes', number);
    await press({ role: 'option', name: number });
  };
  const file = join(downloads, `${number}.pdf`);
  await embedReports(false);

  await step('sign-in', async () => {
    await browser.resize(TABLET);
    await browser.open(portal);
    await press({ role: 'radio', name: 'Médico' });
    await fill('Usuario', physician.userName);
    await fill('Contraseña', physician.password);
    await press(button('Iniciar sesión'));
    await see(SIGN_OUT);
    expect(await look(browser, () => location.pathname, null)).toBe('/dashboard');
  });

  await step('search', async () => {
    await press(SEARCH);
    await openOrder();
    await see({ role: 'listbox', name: 'Órdenes' });
    await see(RESULTS);
  });

  await step(`results at ${TABLET.width} pixels`, async () => {
    await expectResults(browser, sent, TABLET.width);
  });

  await step(`results at ${PHONE.width} pixels`, async () => {
    await browser.resize(PHONE);
    await expectResults(browser, sent, PHONE.width);
    await browser.resize(DESK);
  });

  const own = await firstNumber(browser, sent);
  await step('history as a chart', async () => {
    await press(button('Comparar historial'));
    await press(button('Elegir exámenes'));
    await press({ role: 'checkbox', name: `Comparar ${own.testName}`, isWhole: true });
    await press(button(CHART));
    await see({ role: 'application', name: own.testName, within: dialog(CHART) });
    await expect.poll(() => look(browser, countShapes, null)).toBeGreaterThan(0);
    await press({ ...button('Ver como tabla'), within: dialog(CHART) });
    await expectOwnResult(browser, number, own);
    await press({ ...button('Cerrar'), isWhole: true, within: dialog(CHART) });
    await see(dialog(CHART), false);
  });

  await step('history as a table', async () => {
    await press(button(TABLE));
    await expectOwnResult(browser, number, own);
    await press({ ...button('Cerrar'), isWhole: true, within: dialog(TABLE) });
    await see(dialog(TABLE), false);
  });

  await step('report and its download', async () => {
    await press(button('Informe final'));
    await press({ ...button('Descargar'), within: REPORT });
    const text = await takeText(file);
    expect(text).toContain(number);
    for (const { testName, result } of (await laboratory.finalReport(number)).tests) {
      expect(text).toContain(withoutSpace(testName));
      expect(text).toContain(withoutSpace(result));
    }
    await press({ ...button('Cerrar'), isWhole: true, within: REPORT });
    await see(REPORT, false);
  });

  await step('report in the viewer', async () => {
    await embedReports(true);
    // The search is made once more by itself.
    await browser.open(`${portal}/dashboard`);
    await openOrder();
    await expect.poll(() => look(browser, countInk, null)).toBeGreaterThan(LEAST_INK);
    await press(button('Descargar'));
    expect(await takeText(file)).toContain(number);
  });

  await step('sign-out', async () => {
    await press(SIGN_OUT);
    await see(USER);
    expect(await look(browser, () => Object.keys(sessionStorage), null)).toEqual([]);
  });

  await test.step('what a page complains of is noticed', async () => {
    const plant = () => {
      window.console.error('planted error');
      void window.Promise.reject(new Error('planted refusal'));
      void window.fetch('http://stranger.example').catch(() => undefined);
    };
    await look(browser, plant, null);
    const noticed = () => look(browser, () => String(window.complaints), null);
    await expect.poll(noticed).toMatch(/planted error[^]*stranger|stranger[^]*planted error/);
    await expect.poll(noticed).toContain('planted refusal');
  });
});
