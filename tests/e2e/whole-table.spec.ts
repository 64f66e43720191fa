// An order of 300 tests: the whole table is in the page, though the browser draws only what is in sight.
import { expect, type Page } from '@playwright/test';

import { answerOrders, answerTests, wireOrder } from '@tests/bench/support/large-answers';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import { demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';

declare global {
  interface Window {
    /** What Ctrl+F does, which the types of the DOM leave out. */
    find(text: string, isExact: boolean, isBackwards: boolean, wraps: boolean): boolean;
  }
}

const TESTS = 300;
/** Rows, more than are drawn at first. */
const BEYOND = 60;
const { order: ORDER } = wireOrder(0);
const NAMES = Array.from({ length: TESTS }, (_, at) => `Examen ${at + 1} de ${ORDER}`);

// The browser tells a screen reader of rows that it skips, an inspector not.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const results = (page: Page) => page.getByRole('table', { name: 'Resultados' });

async function openLargeOrder(page: Page): Promise<void> {
  await answerOrders(page, 1);
  await answerTests(page, () => TESTS);
  await openAs(page, demoAccount(4));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(results(page).getByText(NAMES.at(-1) ?? '', { exact: true })).toBeAttached();
}

test('each of 300 tests is found by the browser, reached by keys, copied and printed', async ({
  page,
}) => {
  await openLargeOrder(page);
  const rows = results(page).getByRole('rowgroup', { name: 'Resultados' });
  const isInSight = (name: string) =>
    rows.evaluate((part, wanted) => {
      const { top, bottom } = part.getBoundingClientRect();
      const named = [...part.querySelectorAll('[role="rowheader"]')].find(
        ({ textContent }) => textContent === wanted,
      );
      const box = named?.getBoundingClientRect() ?? new DOMRect();
      return box.height > 0 && box.top >= top && box.bottom <= bottom;
    }, name);
  const last = NAMES.at(-1) ?? '';
  expect(await isInSight(last)).toBe(false);

  const missed = await page.evaluate(
    (names) => names.filter((name) => !window.find(name, true, false, true)),
    NAMES.toReversed(),
  );
  expect(missed).toEqual([]);

  await rows.evaluate((part) => {
    part.scrollTop = 0;
  });
  await rows.focus();
  for (let key = 0; key <= BEYOND; key += 1) await page.keyboard.press('ArrowDown');
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  expect(NAMES).toContain(await focused.innerText());
  const tests = await results(page).getByRole('rowheader').allTextContents();
  expect(tests.indexOf(await focused.innerText())).toBeGreaterThan(BEYOND - 1);

  await page.keyboard.press('ControlOrMeta+a');
  const copied = await page.evaluate(() => document.getSelection()?.toString() ?? '');
  expect(NAMES.filter((name) => !copied.includes(name))).toEqual([]);

  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
  const paper = withoutSpace(pages.join(''));
  expect(NAMES.filter((name) => !paper.includes(withoutSpace(name)))).toEqual([]);
});

test('a screen reader hears one table with all of the 300 @whole', async ({ page }) => {
  await openLargeOrder(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const namesOf = (wanted: string) =>
    nodes
      .filter(({ role, ignored }) => !ignored && role?.value === wanted)
      .map(({ name }) => String(name?.value));
  expect(namesOf('table')).toEqual(['Resultados']);
  const heads = namesOf('rowheader');
  expect(NAMES.filter((name) => !heads.includes(name))).toEqual([]);
  expect(namesOf('row')).toHaveLength(heads.length + 1);
});
