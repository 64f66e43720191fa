import { expect } from '@playwright/test';

import type { Target, TestedBrowser } from './tested-browser';

/** What a person does at a browser, who waits until the page is ready for it (.config/playwright.browsers.config.ts says how long). */
export function personAt(browser: TestedBrowser) {
  return {
    press: (target: Target) => expect(() => browser.press(target)).toPass(),
    fill: (label: string, text: string) => expect(() => browser.fill(label, text)).toPass(),
    see: (target: Target, isShown = true) =>
      expect(async () => {
        expect(await browser.isShown(target), JSON.stringify(target)).toBe(isShown);
      }).toPass(),
  };
}
