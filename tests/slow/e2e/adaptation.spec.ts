// Twice the size, 320 pixels, forced colours, reduced motion: nothing is lost. What is cut or covered: layout.spec.ts.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { settled } from '@tests/e2e/support/settled';
import { test } from '@tests/e2e/support/watched-test';

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
/** High enough for every row: which ones are drawn at the lower edge follows from heights, and borders add some. */
const HIGH = { width: 1366, height: 3000 };
/** A desk's screen at 200 %, and the narrowest screen of all. */
const SMALL = [
  { width: 683, height: 384 },
  { width: 320, height: 640 },
];
/** However a mark is coloured. */
const MARKS = ['Crítico', 'Alto', 'Bajo', 'Validado sin resultado', 'Pendiente'];

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

for (const { name, open, expected } of SCREENS.filter((screen) => NAMES.includes(screen.name))) {
  test(`${name} says the same in forced colours and without motion, and small every control can be scrolled to`, async ({
    page,
    watched,
  }) => {
    if (expected !== undefined) watched.expected = [expected];
    await page.setViewportSize(HIGH);
    await open(visit(page, 'es'));
    const before = await offered(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const after = await offered(page);
    expect([...before].filter((text) => !after.has(text))).toEqual([]);
    if (name === 'results-every-kind') {
      const table = page.getByRole('table', { name: 'Resultados' });
      for (const word of MARKS) await expect(table.getByText(word).first()).toBeAttached();
    }
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

    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    for (const size of SMALL) {
      await page.setViewportSize(size);
      await settled(page);
      const modal = page.locator('[aria-modal="true"]');
      const scope = (await modal.count()) > 0 ? modal.last() : page.locator('body');
      const buttons = scope.getByRole('button').filter({ visible: true });
      for (let at = 0; at < Math.min(await buttons.count(), 25); at += 1) {
        await expectReachable(buttons.nth(at));
      }
    }
  });
}
