import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { answerHistory, openHistory, openNewestOrder, wireItem } from './support/history';
import { test } from './support/watched-test';

const CHART = 'Gráfica histórica';

const charts = (dialog: Locator) => dialog.getByRole('application');
/** The chart of the awkward history: the other tests have the open order's own result only. */
const awkward = (dialog: Locator) =>
  dialog.locator('section').filter({ hasText: 'Cambio de escala' });

/** Texts, flags, a change of scale, results of one instant, a comment and a result without date. */
const AWKWARD = [
  wireItem(1500, '95'),
  wireItem(1300, '101', { pathology: 3 }),
  wireItem(1100, 'Hemolizada', { pathology: 1 }),
  wireItem(900, '5.1', { refMin: 3.9, refMax: 5.5 }),
  wireItem(300, '5,8', { refMin: 3.9, refMax: 5.5, pathology: 3 }),
  wireItem(300, '3.1', { refMin: 3.9, refMax: 5.5, pathology: 8, order: 202_000_000_001 }),
  wireItem(0, '5.0', { refMin: 3.9, refMax: 5.5 }),
  wireItem(0, '4.8', { validateDate: null, refMin: 0, refMax: 0, order: 202_000_000_002 }),
];

/** Width and height of a PNG, after its signature. */
function pngSize(bytes: Buffer): readonly [number, number] {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('charts of the demo patient: drawn, accessible, told by pointer and keyboard @oldest', async ({
  page,
}) => {
  await openNewestOrder(page);
  const dialog = await openHistory(page, CHART);
  const first = charts(dialog).first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  // A dark contrast theme over the light scheme: letters and what keeps lines off them are not one colour.
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const label = first.locator('text[class*="valueLabel"]').first();
  const [letters, halo] = await label.evaluate((element) => {
    document.documentElement.dataset['mantineColorScheme'] = 'light';
    const { fill, stroke } = getComputedStyle(element);
    return [fill, stroke];
  });
  expect(letters).not.toBe(halo);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

  await first.focus();
  await page.keyboard.press('ArrowRight');
  // The note about orders that were not asked for speaks of orders too.
  const told = dialog.getByRole('status').filter({ hasText: /Orden \d/ });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('1 año', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: '1 año' })).toBeChecked();
  await dialog
    .getByRole('button', { name: /^Ver como tabla/ })
    .first()
    .click();
  await expect(dialog.getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
});

test('a chart is downloaded as a picture whose name tells nothing of the patient @slow', async ({
  page,
}) => {
  await answerHistory(page, (place) => (place === 0 ? AWKWARD : []));
  await openNewestOrder(page);
  const dialog = await openHistory(page, CHART);
  const chart = charts(awkward(dialog));
  const box = await chart.boundingBox();
  const download = page.waitForEvent('download');
  const button = awkward(dialog).getByRole('button', { name: /^Descargar imagen/ });
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^grafica-[\p{L}\p{N}-]{1,40}\.png$/u);
  const bytes = await readFile(await file.path());
  const [width, height] = pngSize(bytes);
  expect(width).toBeGreaterThanOrEqual(2 * (box?.width ?? Infinity));
  expect(height).toBeGreaterThanOrEqual(2 * (box?.height ?? Infinity));
  // A picture whose drawing failed would be white and small.
  expect(bytes.length).toBeGreaterThan(10_000);

  // What stands there for the pointer alone is not in the picture.
  const pointed = page.waitForEvent('download');
  await chart.hover();
  await expect(chart.locator('[data-active-point]')).toBeVisible();
  await button.evaluate((element: HTMLElement) => {
    element.click();
  });
  await expect(chart.locator('[data-active-point]')).toBeVisible();
  expect(bytes.equals(await readFile(await (await pointed).path()))).toBe(true);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a point of the chart opens its order, pressed or by the keyboard, and a panel beside the results stays @slow', async ({
  page,
}) => {
  await openNewestOrder(page);
  const panel = page.getByRole('complementary');
  const orders = panel.getByRole('button', { name: /^Abrir la orden/ });
  const open = async () => {
    await page.getByRole('button', { name: 'Hemoglobina', exact: true }).first().click();
    // Patients read first what the test is: the chart stands below, and is drawn where it is in sight.
    await panel.getByRole('button', { name: /^Ver como tabla/ }).click();
    await expect(charts(panel).first()).toBeInViewport();
  };
  await open();
  const oldest = (await orders.last().innerText()).trim();
  const chart = await charts(panel).first().boundingBox();
  if (chart === null) throw new Error('no chart');
  // The first point stands where the axis of the values ends.
  await page.mouse.move(chart.x + 60, chart.y + chart.height / 2);
  await panel.locator('circle[class*="activeDot"]').click();
  await expect(page.getByText(oldest, { exact: true }).first()).toBeVisible();

  // From the oldest order the keyboard goes on to the next one.
  await expect(panel).toHaveCount(1);
  await open();
  await charts(panel).first().focus();
  await page.keyboard.press('ArrowRight');
  const next = (await orders.last().innerText()).trim();
  await page.keyboard.press('Enter');
  await expect(page.getByText(next, { exact: true }).first()).toBeVisible();
});
