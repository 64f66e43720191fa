// Every screen at nine widths, in both languages and schemes: nothing cut, broken, covered or out of reach.
import { expect } from '@playwright/test';

import { accessibilityViolations } from '@tests/e2e/support/accessibility';
import { layoutFaults } from '@tests/e2e/support/layout';
import { settled } from '@tests/e2e/support/settled';
import { test } from '@tests/e2e/support/watched-test';

import { SCREENS } from './support/screens';
import { visit } from './support/visit';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  // A desk's screen at 200 %.
  { width: 683, height: 384 },
  { width: 768, height: 1024 },
  { width: 961, height: 700 },
  { width: 1024, height: 768 },
  { width: 1361, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
/** The rules of accessibility hold at every width; two of them show the phone's layout and the desk's. */
const MEASURED = [390, 1366];

/** Goes on to the next width, so that a screen tells of all. */
const softly = expect.configure({ soft: true });

for (const [place, { name, open, expected }] of SCREENS.entries()) {
  const language = place % 2 === 0 ? 'en' : 'es';
  test(`${name}, ${language}`, async ({ page, watched }) => {
    if (expected !== undefined) watched.expected = [expected];
    await open(visit(page, language));
    for (const [step, size] of SIZES.entries()) {
      const colorScheme = (place + step) % 3 === 0 ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await settled(page);
      const where = `${size.width} ${colorScheme}`;
      // Some parts measure themselves once the window has its new width.
      await softly.poll(() => layoutFaults(page), where).toEqual([]);
      if (MEASURED.includes(size.width)) {
        softly(await accessibilityViolations(page), where).toEqual([]);
      }
    }
  });
}

test('each rule sees its fault', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.evaluate(() => {
    const planted = document.createElement('div');
    const add = (style: string, tag: string, text: string) => {
      const element = document.createElement(tag);
      element.style.cssText = style;
      element.textContent = text;
      planted.append(element);
      return element;
    };
    add('width: 3000px', 'div', 'wide');
    add('width: 20px; overflow: hidden; white-space: nowrap', 'p', 'a text that is cut');
    add('width: 20px; overflow-wrap: anywhere', 'p', '1234567.89');
    add('position: absolute; top: 0; left: 0', 'button', 'one');
    add('position: absolute; top: 0; left: 0', 'button', 'other');
    for (const bar of ['this bar', 'that bar']) {
      const button = add('', 'button', bar);
      add('position: fixed; top: 90px; left: 0', 'nav', '').append(button);
    }
    document.body.append(planted);
  });
  const found = (await layoutFaults(page)).join('\n');
  const onEachOther = ['"one" and button "other"', '"this bar" and button "that bar"'];
  for (const rule of ['the page is', 'cut: p', 'broken: "1234567.89"', ...onEachOther]) {
    expect(found).toContain(rule);
  }
});
