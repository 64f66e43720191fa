import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';

import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import { expectAccessible } from './support/accessibility';
import { answerMatrix, columnsInSight, openHistory, openNewestOrder } from './support/history';
import { test } from './support/watched-test';

const TITLE = 'Histórico combinado';
const TESTS = 200;
const DATES = 50;

interface WireResult {
  readonly testName: string;
  readonly result: string;
  /** 1 where nobody may read the result, whose text is a word for that. */
  readonly blockTest: number;
}

interface WireHistory {
  readonly testId: number;
  readonly testName: string | null;
  readonly history: readonly { readonly result: string; readonly order: number }[];
}

/** One result of one test in one order, as the workbook writes it. */
const entry = (testName: unknown, order: unknown, result: unknown) =>
  [testName, order, result].map(String).join(' · ');

/**
 * Notes the results of every order that the page receives, which complete the lists that the server cuts, and those that such an
 * order withholds: they are in no history, whatever its list says.
 */
function watchOrders(page: Page) {
  const orders = { entries: new Set<string>(), withheld: new Set<string>() };
  page.on('response', async (response) => {
    const [, order] = /\/orders\/results\/order\/(\d+)\/0$/.exec(response.url()) ?? [];
    if (order === undefined || !response.ok()) return;
    const tests = (await response.json()) as readonly WireResult[];
    for (const { testName, result, blockTest } of tests) {
      orders.entries.add(entry(testName, order, result));
      if (blockTest === 1) orders.withheld.add(entry(testName, order, result));
    }
  });
  return orders;
}

/** Opens the matrix of the demo patient and gives what the laboratory sent for it. */
async function openCombined(page: Page) {
  // The results ask for the same histories, for the values before these: the dialog takes them from there.
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/orders/results/history') && response.request().method() === 'PATCH',
  );
  await openNewestOrder(page);
  const dialog = await openHistory(page, TITLE);
  const sent = (await (await answered).json()) as readonly WireHistory[];
  const table = dialog.getByRole('table', { name: TITLE });
  await expect(table).toBeVisible();
  return { dialog, table, sent: sent.filter(({ history }) => history.length > 0) };
}

/** The server lists no more results of one test. */
const MOST_ENTRIES = 20;

test('matrix, PDF and workbook hold every result that the laboratory sent', async ({ page }) => {
  const { entries, withheld } = watchOrders(page);
  const { dialog, table, sent } = await openCombined(page);
  await expectAccessible(page);
  // Of a test whose list is not cut, every result is the server's.
  const whole = sent.find(({ history }) => history.length > 2 && history.length < MOST_ENTRIES);
  const name = new RegExp(`^${whole?.testName ?? '?'}\\b`);
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const cells = await row.first().getByRole('cell').allInnerTexts();
  const shown = cells.map((cell) => cell.split('\n')[0] ?? '').filter((text) => text !== '');
  const newestFirst = whole?.history.toSorted((one, other) => other.order - one.order) ?? [];
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(newestFirst.slice(0, shown.length).map(({ result }) => result));
  const take = async (name: string) => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };

  const pdf = await take('Descargar PDF');
  expect(pdf.name).toBe('historial-combinado.pdf');
  const pages = await pdfPages(pdf.bytes);
  const text = withoutSpace(pages.join(''));
  for (const { testName, history } of sent) {
    expect(text).toContain(withoutSpace(testName ?? ''));
    for (const { result, order } of history) {
      expect(text).toContain(withoutSpace(result));
      expect(text).toContain(`${order}`);
    }
  }
  pages.forEach((sheet, at) => {
    expect(sheet).toContain('NÚÑEZ');
    expect(sheet).toContain(`Página ${at + 1} de ${pages.length}`);
  });

  const workbook = await take('Descargar Excel');
  expect(workbook.name).toBe('historial-combinado.xlsx');
  const { Sheets } = read(workbook.bytes);
  const data = Sheets['Datos'];
  const lines: unknown[][] = data === undefined ? [] : utils.sheet_to_json(data, { header: 1 });
  const written = lines.slice(1).map((line) => entry(line[0], line[4], line[5]));
  const listed = sent
    .flatMap(({ testName, history }) =>
      history.map(({ order, result }) => entry(testName, order, result)),
    )
    .filter((line) => !withheld.has(line));
  expect(written.toSorted()).toEqual([...new Set(written)].toSorted());
  expect(written).toEqual(expect.arrayContaining(listed));
  expect(written.filter((line) => !listed.includes(line) && !entries.has(line))).toEqual([]);
  expect(written.filter((line) => withheld.has(line))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: TITLE })).toBeFocused();
});

test('no value is cut and reads as another one, wherever scrolling ends @slow', async ({
  page,
}) => {
  await answerMatrix(page, { tests: TESTS, dates: DATES });
  await openNewestOrder(page);
  const table = (await openHistory(page, TITLE)).getByRole('table', { name: TITLE });
  expect(await table.locator('*').count()).toBeLessThan(3_000);
  const scroll = (left: number) =>
    table.evaluate((scroller, to) => {
      scroller.scrollTo(to < 0 ? scroller.scrollWidth : to, 0);
    }, left);
  const place = () => table.evaluate(({ scrollLeft }) => scrollLeft);
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scroll(0);
    await expect.poll(() => columnsInSight(table), `${width}`).toMatchObject({ cut: 0 });
    const { whole } = await columnsInSight(table);
    expect(whole, `${width}`).toBeGreaterThanOrEqual(1);
    const expectWhole = () => expect.poll(() => columnsInSight(table)).toEqual({ whole, cut: 0 });
    await table.focus();
    const columns: number[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      await page.keyboard.press(key);
      columns.push(await place());
      await expectWhole();
    }
    const [one = 0] = columns;
    expect(one).toBeGreaterThan(0);
    expect(columns).toEqual([one, 2 * one, one]);
    await scroll((await place()) + 777);
    await expectWhole();
    await scroll(-1);
    const last = table.getByRole('columnheader').last();
    await expect(last).toHaveAttribute('aria-colindex', `${DATES + 2}`);
    await expectWhole();
  }
});
