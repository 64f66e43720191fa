// Twice the size, 320 pixels, forced colours, reduced motion: nothing is lost (J4).
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { layoutFaults } from '@tests/e2e/support/layout';
import { settled } from '@tests/e2e/support/settled';
import { test } from '@tests/e2e/support/watched-test';

import { answerEveryKind, orderWithCulture } from './support/answers';
import { SCREENS } from './support/screens';
import { visit } from './support/visit';

/** What stands for each kind of screen: a form, a list, a table, dialogs, the viewer. */
const NAMES = [
  'login',
  'search-id',
  'results-every-kind',
  'history-table',
  'report-ready',
  'password',
];
const CHOSEN = SCREENS.filter(({ name }) => NAMES.includes(name));
/** A desk's screen at 200 %, and the narrowest screen of the promise. */
const ENLARGED = { width: 683, height: 384 };
const NARROWEST = { width: 320, height: 640 };

/** The words to read and the buttons to press that the page has, hidden ones left out. */
async function offered(page: Page): Promise<ReadonlySet<string>> {
  await settled(page);
  const names = await page.evaluate(() => {
    const scope = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
    return [...scope.querySelectorAll('button, input, h1, h2, h3, [role=rowheader]')]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
  });
  return new Set(names.filter((name) => name !== ''));
}

/** A list may draw other rows once it is scrolled, so that the same place is another control: then that one is looked at. */
async function expectReachable(control: Locator): Promise<void> {
  await expect(async () => {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

for (const { name, open, expected } of CHOSEN) {
  for (const [way, size] of [
    ['at 200 %', ENLARGED],
    ['at 320 pixels', NARROWEST],
  ] as const) {
    test(`${name} ${way}: every control can be scrolled to, nothing is cut (J4)`, async ({
      page,
      watched,
    }) => {
      if (expected !== undefined) watched.expected = [expected];
      await page.setViewportSize(size);
      await open(visit(page, 'es'));
      await settled(page);
      expect(await layoutFaults(page)).toEqual([]);
      const modal = page.locator('[aria-modal="true"]');
      const scope = (await modal.count()) > 0 ? modal.last() : page.locator('body');
      const buttons = scope.getByRole('button').filter({ visible: true });
      for (let at = 0; at < Math.min(await buttons.count(), 25); at += 1) {
        await expectReachable(buttons.nth(at));
      }
    });
  }

  test(`${name} under forced colours and with reduced motion says the same (J4)`, async ({
    page,
    watched,
  }) => {
    if (expected !== undefined) watched.expected = [expected];
    // High enough for every row: which ones are drawn at the lower edge follows from heights, and borders add some.
    await page.setViewportSize({ width: 1366, height: 3000 });
    await open(visit(page, 'es'));
    const before = await offered(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const after = await offered(page);
    expect([...before].filter((text) => !after.has(text))).toEqual([]);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return 'none';
      const label = activeElement.closest('label') ?? activeElement;
      return [activeElement, label, activeElement.nextElementSibling ?? label]
        .map((element) => getComputedStyle(element).outlineStyle)
        .find((style) => style !== 'none');
    });
    expect(outline ?? 'none').not.toBe('none');
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50).length,
    );
    expect(moving).toBe(0);
  });
}

test('a mark is told by its word and its sign, not by its colour', async ({ page }) => {
  await answerEveryKind(page);
  // High enough for every kind, wherever the order of the day has it.
  await page.setViewportSize({ width: 1366, height: 3000 });
  const screen = SCREENS.find(({ name }) => name === 'results-every-kind');
  await page.emulateMedia({ forcedColors: 'active' });
  await screen?.open(visit(page, 'es'));
  const table = page.getByRole('table', { name: 'Resultados' });
  await expect(table).toContainText(/Crítico|Alto|Bajo/);
  for (const word of ['Crítico', 'Alto', 'Bajo', 'Validado sin resultado', 'Pendiente']) {
    await expect(table.getByText(word, { exact: false }).first()).toBeAttached();
  }
  expect(await orderWithCulture()).toMatch(/^\d{12}$/);
});
