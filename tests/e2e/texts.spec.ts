// What a reader sees, copies and follows is what stands there (promises A5, A6, F1, F11).
import { expect } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';

import { sample } from '@tests/support/environment/runs';

import { RESULTS } from './support/laboratory-client';
import { demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';

const SITE = 'Sitio web del laboratorio';

/** Answers every host but those of the portal with an empty page, and gives the requests that reached one. */
async function watchOutside(page: Page): Promise<readonly Request[]> {
  const requests: Request[] = [];
  await page.context().route(/^https:/, async (route) => {
    requests.push(route.request());
    await route.fulfill({ contentType: 'text/html', body: '<title>fuera</title>' });
  });
  return requests;
}

const WAYS: readonly (readonly [string, Parameters<Locator['click']>[0]])[] = [
  ['a click', {}],
  ['the middle button', { button: 'middle' }],
  ['the control key', { modifiers: ['ControlOrMeta'] }],
  ['the shift key', { modifiers: ['Shift'] }],
];

for (const [way, options] of sample(WAYS, 2)) {
  test(`A5: a link outside followed with ${way} asks first @slow`, async ({ page }) => {
    const outside = await watchOutside(page);
    await page.goto('/');
    await page.getByRole('link', { name: SITE }).click(options);
    await expect(page.getByRole('dialog', { name: 'Va a salir del portal' })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    expect(outside).toEqual([]);
  });
}

test('A6: the site beyond learns nothing of the portal and cannot reach back @slow', async ({
  page,
}) => {
  const outside = await watchOutside(page);
  await page.goto('/');
  await page.getByRole('link', { name: SITE }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Continuar' }).click();
  const opened = await opening;
  await expect(opened).toHaveTitle('fuera');
  expect(await opened.evaluate(() => window.opener === null && document.referrer === '')).toBe(
    true,
  );
  const headers = await Promise.all(outside.map((request) => request.allHeaders()));
  expect(headers.length).toBeGreaterThan(0);
  for (const sent of headers) expect(sent).not.toHaveProperty('referer');
});

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

test('F1: no text turns another: overrides are written out, names from right to left keep to themselves @slow', async ({
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

test('F11: a copied row reads as it stands there', async ({ page, context }) => {
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
