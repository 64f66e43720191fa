import { join } from 'node:path';

import type { BrowserType, Locator } from '@playwright/test';

import type { StartBrowser, Target } from './tested-browser';
import { watchPage } from './watch-page';

/** A role as Playwright names it. */
type Role = Parameters<Locator['getByRole']>[0];

/** A browser that Playwright brings along. */
export function playwrightBrowser(type: BrowserType): StartBrowser {
  return async (folder) => {
    const browser = await type.launch();
    const page = await browser.newPage({ locale: 'es-CO', timezoneId: 'America/Bogota' });
    await page.addInitScript(watchPage);
    page.on('download', (download) => {
      void download.saveAs(join(folder, download.suggestedFilename()));
    });
    const find = ({ role, name, isWhole = false, within }: Target): Locator =>
      (within === undefined ? page.locator('body') : find(within))
        .getByRole(role as Role, { name, exact: isWhole })
        .first();
    return {
      version: browser.version(),
      async open(url) {
        await page.goto(url);
      },
      resize: (size) => page.setViewportSize(size),
      isShown: (target) => find(target).isVisible(),
      press: (target) => find(target).click({ timeout: 5_000 }),
      fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text, { timeout: 5_000 }),
      evaluate: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  };
}
