// A browser that cannot draw the portal gets words instead of a white page (docs/promises.md I12).
import { expect } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { LABORATORY } from './support/laboratory-client';
import { test } from './support/watched-test';

/** What a browser of some years ago has not; the portal is made for those that have all of it (public/start-check.js). */
const LACKS: readonly (readonly [name: string, forget: () => void])[] = [
  [
    'knows no modules',
    () => {
      delete (HTMLScriptElement.prototype as { noModule?: boolean }).noModule;
    },
  ],
  [
    'copies no structures',
    () => {
      delete (globalThis as { structuredClone?: unknown }).structuredClone;
    },
  ],
  [
    'knows no layers of styles',
    () => {
      delete (globalThis as { CSSLayerBlockRule?: unknown }).CSSLayerBlockRule;
    },
  ],
  [
    'sorts no copies',
    () => {
      delete (Array.prototype as { toSorted?: unknown }).toSorted;
    },
  ],
];
const TITLE = 'El portal no puede abrirse en este navegador';

for (const [name, forget] of LACKS) {
  test(`a browser that ${name} is told so in both languages, and asks the laboratory nothing (I12)`, async ({
    page,
    watched,
  }) => {
    // What the scripts of the portal run into there.
    watched.expected = [/./];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(LABORATORY)) calls.push(request.url());
    });
    await page.addInitScript(forget);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(page.getByRole('alert')).toContainText('The portal cannot open in this browser.');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(calls).toEqual([]);
    await expectAccessible(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is missing, and shows no form (I12)', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading')).toHaveText(['Active JavaScript para usar el portal']);
    await expect(page.getByRole('paragraph').last()).toHaveText(
      'The results portal needs JavaScript. Turn it on in your browser and reload.',
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveCount(0);
  });
});
