import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** True for an element behind an open dialog. */
function isBehindDialog(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const modal = '[aria-modal="true"]';
    return document.querySelector(modal) !== null && element.closest(modal) === null;
  });
}

/** The rules of WCAG 2.2 A and AA that the page breaks, with the elements concerned. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    // Only frames of other origins need the other mode, which opens one more page for each look.
    .setLegacyMode()
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      // Axe measures the part in sight, and nobody can use a control that a dialog half covers.
      const counts = id !== 'target-size' || !(await isBehindDialog(page, target.join(' ')));
      if (counts) found.push(`${id}: ${html}`);
    }
  }
  return found;
}

/** Fails when the page as it stands breaks WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
}
