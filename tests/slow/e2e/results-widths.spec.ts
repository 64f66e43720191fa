// The results at every width: no number, unit or word is broken, nothing is cut, nobody scrolls sideways.
import { expect, type Page } from '@playwright/test';

import { openNewestOrder } from '@tests/e2e/support/history';
import { layoutFaults } from '@tests/e2e/support/layout';
import { answerResults, ENDLESS, LONG, SHORT } from '@tests/e2e/support/results-answers';
import { settled } from '@tests/e2e/support/settled';
import { test } from '@tests/e2e/support/watched-test';

/** From the smallest phone to a large screen, with the widths at which the layouts change. */
const WIDTHS = [320, 390, 768, 960, 961, 1024, 1120, 1280, 1360, 1361, 1366, 1920];
/** Pixels of a test whose texts are all short: name, result, bar with its limits and the value before, below each other or in a row. */
const ONE_LINE = { block: 116, row: 36 };
/** Pixels that columns need. */
const LEAST = 588;
/** Most letters of a word that the narrowest phone holds. */
const PHONE_WORD = 25;

const table = (page: Page) => page.getByRole('table');

/** What stands on more than one line inside the results though it is one word, one number or one unit. */
function brokenPieces(page: Page): Promise<readonly string[]> {
  return table(page).evaluate((grid, longest) => {
    const faults: string[] = [];
    const range = document.createRange();
    const lines = () => {
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1);
      const heights = tops.map(({ bottom }) => bottom);
      return Math.max(...heights) - Math.min(...heights) > 10 ? 2 : 1;
    };
    for (const cell of grid.querySelectorAll('[role=cell], [role=rowheader]')) {
      if (!cell.checkVisibility()) continue;
      if (/^(mL\/min\/1\.73 m²|103\/µL|10\^3\/µL|UI\/mL|mg\/dL)$/.test(cell.textContent.trim())) {
        range.selectNodeContents(cell);
        if (lines() > 1) faults.push(`unit: ${cell.textContent}`);
      }
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/gu)) {
          if (word.length > longest) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (lines() > 1) faults.push(`${word} in ${cell.textContent}`);
        }
      }
    }
    return [...new Set(faults)];
  }, PHONE_WORD);
}

/** Goes through the widths; gives what is wrong at each. */
async function faultsAt(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 768 });
    await settled(page);
    await expect(table(page), `${width}`).toBeVisible();
    const found = [...(await layoutFaults(page)), ...(await brokenPieces(page))];
    faults.push(...found.map((fault) => `${width}: ${fault}`));
  }
  return faults;
}

/** Whether the results stand in columns, below headings that are to be seen. */
function hasColumns(page: Page): Promise<boolean> {
  const heading = page.getByRole('columnheader').first();
  return heading.evaluate((head) => (head.closest('[role=rowgroup]')?.clientHeight ?? 0) > 1);
}

/** Heights of the tests whose texts are all short. */
function shortRows(page: Page): Promise<readonly number[]> {
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: SHORT.testName }) })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
}

test('an order with long numbers, units and names, in both languages', async ({ page }) => {
  await answerResults(page, LONG);
  await openNewestOrder(page);
  expect(await faultsAt(page, WIDTHS)).toEqual([]);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();
  expect(await faultsAt(page, [320, 1024, 1366])).toEqual([]);
});

test('a test with short texts takes one line of columns, or a block of its few lines', async ({
  page,
}) => {
  await answerResults(page, [SHORT]);
  await openNewestOrder(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    await settled(page);
    const grid = await table(page).evaluate(({ clientWidth }) => clientWidth);
    const isRow = await hasColumns(page);
    const heights = await shortRows(page);
    expect(heights.length, `${width}`).toBeGreaterThan(1);
    expect(Math.max(...heights), `${width}`).toBeLessThan(ONE_LINE[isRow ? 'row' : 'block']);
    expect(isRow, `${width}`).toBe(grid >= LEAST);
  }
});

test('a comment that stands below its columns begins below the name of its test', async ({
  page,
}) => {
  const remark = 'Muestra ligeramente hemolizada.';
  await answerResults(page, [{ ...SHORT, hasComment: true, resultComment: { comment: remark } }]);
  await openNewestOrder(page);
  expect(await hasColumns(page)).toBe(true);
  const row = table(page).getByRole('row').filter({ hasText: remark }).first();
  const left = (box: { readonly x: number } | null) => box?.x ?? Number.NaN;
  const name = left(await row.getByRole('rowheader').getByRole('button').boundingBox());
  const comment = left(await row.getByText(remark).boundingBox());
  expect(Math.abs(comment - name)).toBeLessThan(60);
});

test('words without an end widen neither the page nor their cells', async ({ page }) => {
  await answerResults(page, ENDLESS);
  await openNewestOrder(page);
  const faults = await faultsAt(page, WIDTHS);
  expect(faults.filter((fault) => /: (the page is|cut|beyond|on each other)/.test(fault))).toEqual(
    [],
  );
});

test('a mark stands beside its value and the intervals in a column of their own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1120, height: 768 });
  await answerResults(page, LONG);
  await openNewestOrder(page);
  const values = page.getByRole('table', { name: 'Resultados' }).locator('[data-kind="value"]');
  await expect(values.first()).toBeVisible();
  const gaps = await values.evaluateAll((found) =>
    found.flatMap((value) => {
      const mark = value.nextElementSibling?.getBoundingClientRect();
      const { right, top, bottom } = value.getBoundingClientRect();
      return mark === undefined || mark.top > bottom || mark.bottom < top ? [] : mark.left - right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  // The unit stands between them.
  expect(Math.max(...gaps)).toBeLessThan(200);
  const bars = page.getByRole('cell').getByRole('img', { name: /^[\d.]+ – [\d.]+; valor/ });
  const lefts = await bars.evaluateAll((found) =>
    found.map((bar) => bar.getBoundingClientRect().left),
  );
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
  expect(lefts[0]).toBeGreaterThan(750);
  // Beside an open test too.
  await page.setViewportSize({ width: 1280, height: 768 });
  await page.getByRole('rowheader').getByRole('button').first().click();
  await expect(page.getByRole('complementary')).toBeVisible();
  expect(await hasColumns(page)).toBe(true);
});
