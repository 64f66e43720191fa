// What a reader sees and copies is what stands there.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { RESULTS } from './support/laboratory-client';
import { demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';

/** The first order of a search with these tests alone: of a long one only the first rows are drawn. */
async function openRewritten(page: Page, texts: readonly Record<string, unknown>[]): Promise<void> {
  await page.route(RESULTS, async (route) => {
    const response = await route.fetch();
    const [first] = (await response.json()) as Record<string, unknown>[];
    const rewritten = texts.map((text, at) => ({ ...first, testId: at + 1, ...text }));
    await route.fulfill({ response, json: rewritten });
  });
  await openAs(page, demoAccount(4));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first().click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
}

/** Where each piece of a row's text stands, from left to right. */
function drawnOrder(page: Page, row: string): Promise<readonly string[]> {
  return page.getByRole('row', { name: row }).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const pieces: { text: string; left: number }[] = [];
    while (walker.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (text !== '') pieces.push({ text, left: range.getBoundingClientRect().left });
    }
    return pieces.toSorted((one, other) => one.left - other.left).map(({ text }) => text);
  });
}

test('no text turns another: overrides are written out, names from right to left keep to themselves @slow', async ({
  page,
}) => {
  await openRewritten(page, [
    { testName: 'Sodio corregido', result: '\u202e5.12', unit: 'mmol/L', state: 4 },
    { testName: 'גלוקוז', result: '5.12', unit: 'mg/dL', state: 4 },
  ]);
  const hidden = await drawnOrder(page, 'Sodio corregido');
  expect(hidden).toContain('[U+202E]5.12');
  const named = await drawnOrder(page, 'גלוקוז');
  expect(named.indexOf('גלוקוז')).toBeLessThan(named.indexOf('5.12'));
  expect(named.indexOf('5.12')).toBeLessThan(named.indexOf('mg/dL'));
});

test('a copied row reads as it stands there @slow', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRewritten(page, [
    { testName: 'So\u202edio', result: '\u202e<5.12', unit: '10<sup>3</sup>/µL', state: 4 },
  ]);
  const row = page.getByRole('row', { name: 'So[U+202E]dio' });
  const seen = await row.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return (element as HTMLElement).innerText;
  });
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(plain(copied)).toBe(plain(seen));
  expect(plain(copied)).toContain('So[U+202E]dio [U+202E]<5.12');
});
