// A browser that translates the page wraps its texts; the portal goes on drawing, sorting, leaving and changing language.
import { expect } from '@playwright/test';

import { settled } from '@tests/e2e/support/settled';
import { test } from '@tests/e2e/support/watched-test';
import { TRANSLATIONS, translatePage } from '@tests/support/page/translate-page';

import { SCREENS } from './support/screens';
import { visit, type Visit } from './support/visit';

/** Texts that React knows and no longer finds where it left them. */
const CRASHED = /removeChild|insertBefore|Minified React error|not a child/;

/** Everything in the page that can be pressed without leaving it: sorting, filters, tabs, folds. */
async function useEverything({ page }: Visit): Promise<void> {
  const harmless = page.locator(
    ':is([aria-pressed], [aria-expanded], [role=tab], [role=radio], [role=checkbox], input[type=checkbox], input[type=radio])',
  );
  const count = Math.min(await harmless.count(), 6);
  for (let at = 0; at < count; at += 1) {
    await harmless
      .nth(at)
      .click({ force: true, timeout: 1_000 })
      .catch(() => undefined);
  }
}

const CASES = SCREENS.flatMap((screen) => TRANSLATIONS.map((holds) => ({ screen, holds })));

for (const { screen, holds } of CASES) {
  const { name, open, expected } = screen;
  test(`${name} survives its translation with ${holds}`, async ({ page, watched }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    watched.expected = [expected ?? /status of/, /ERR_/];
    const visited = visit(page, 'es');
    await open(visited);
    await page.evaluate(translatePage, holds);
    await useEverything(visited);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    const language = page.getByRole('button', { name: 'English' });
    if (await language.isVisible()) await language.click({ timeout: 2_000 }).catch(() => undefined);
    await settled(page);
    await page.context().setOffline(true);
    await settled(page);
    await page.context().setOffline(false);
    await page.setViewportSize({ width: 1366, height: 768 });
    await settled(page);
    const failure = page.getByRole('heading', { name: visited.t('errors.route.title') });
    await expect(failure).toHaveCount(0);
    expect(errors.filter((text) => CRASHED.test(text))).toEqual([]);
  });
}
